/** A linha digitável (the number that is typed to pay a boleto): bank 341, due on Saturday, 9 January 2027, amount 129.90. */
export const LINE = "34191.09008 00012.345674 89012.345008 2 16860000012990";
