import { addMonths, formatISO, parseISO } from "date-fns";

export const due = (first, months) => formatISO(addMonths(parseISO(first), months), { representation: "date" });
