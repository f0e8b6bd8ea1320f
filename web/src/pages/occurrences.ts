import { calendar, type LocalDate } from "lastro";

import { dayOfMonth } from "../dates";

export interface Occurrence {
  date: LocalDate;
  /** The day of the month of the contract's first date. After a short month, later dates are on this day again. */
  anchorDay: number;
  /** Whether the month has fewer days than `anchorDay`, so that the date is the last day of the month. */
  clamped: boolean;
  /** The first business day on or after the date. A payment on this day is still on time. */
  payday: LocalDate;
  /** If `payday` differs from the date: true if the reason is a bank holiday, false if it is a weekend. */
  holiday: boolean;
}

/** Computes an `Occurrence` for each date of a contract. `first` is the contract's first date. */
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
