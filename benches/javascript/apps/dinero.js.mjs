import { allocate, dinero, toDecimal } from "dinero.js";
import { BRL } from "dinero.js/currencies";

export const shares = (amount, count) =>
  allocate(dinero({ amount, currency: BRL }), Array(count).fill(1)).map((share) => toDecimal(share));
