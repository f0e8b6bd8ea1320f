import type { LocalDate, Money } from "lastro";

// if the program does not import `lastro/branded`, every string is assignable to the types of amounts and dates
const amount: Money = "129.90";
const day: LocalDate = "2027-01-31";
console.log(amount, day);
