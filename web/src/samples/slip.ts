/** A linha digitável with valid check digits: bank 341, due on Saturday 9 January 2027, 129.90. */
export const LINE = "34191.09008 00012.345674 89012.345008 2 16860000012990";
