import type { LocalDate, Money } from "lastro";

// without `lastro/branded` an amount and a day are ordinary strings
const amount: Money = "129.90";
const day: LocalDate = "2027-01-31";
console.log(amount, day);
