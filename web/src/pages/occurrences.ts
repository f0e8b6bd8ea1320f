import { calendar, type LocalDate } from "lastro";

import { dayOfMonth } from "../dates";

export interface Occurrence {
  date: LocalDate;
  /** The contract's day: the 31st stays the 31st after a February. */
  anchorDay: number;
  /** Whether the month is too short for that day. */
  clamped: boolean;
  /** The first day on or after it on which banks work: until then paying is in time. */
  payday: LocalDate;
  /** Whether a bank holiday is why that is another day; otherwise it is a weekend. */
  holiday: boolean;
}

/** What there is to tell about each of a contract's dates. */
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
