import { calendar, type LocalDate } from "lastro";

import { dayOfMonth } from "../dates";

export interface Occurrence {
  date: LocalDate;
  /** The contract's day of the month: the 31st stays the 31st after a February. */
  anchorDay: number;
  /** Whether the month is too short for that day. */
  clamped: boolean;
  /** The first business day on or after the date: payment is on time until then. */
  payday: LocalDate;
  /** Whether the business day differs because of a bank holiday; otherwise because of a weekend. */
  holiday: boolean;
}

/** The details of each of a contract's dates. */
export function occurrencesOf(dates: readonly LocalDate[], first: LocalDate): readonly Occurrence[] {
  const anchorDay = dayOfMonth(first);
  return dates.map((date) => ({
    date,
    anchorDay,
    clamped: dayOfMonth(date) < anchorDay,
    payday: calendar.nextBusinessDay({ date }),
    holiday: calendar.bankHolidays({ year: Number(date.slice(0, 4)) }).includes(date),
  }));
}
