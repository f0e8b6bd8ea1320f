import type { Language, LocalDate } from "lastro";

const DAY = 86_400_000;

const utc = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);
const text = (date: Date): LocalDate => date.toISOString().slice(0, 10);

/** Whether the value of a date input is a valid day. While the user types, the value is empty. */
export const isDate = (date: LocalDate): boolean => !Number.isNaN(utc(date).getTime());

/** The current day on this machine's clock. The core has no clock, so the pages pass the day to it. */
export function clockDate(): LocalDate {
  const now = new Date();
  return text(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export const addDays = (date: LocalDate, days: number): LocalDate =>
  isDate(date) ? text(new Date(utc(date).getTime() + days * DAY)) : date;

export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  isDate(from) && isDate(to) ? Math.round((utc(to).getTime() - utc(from).getTime()) / DAY) : 0;

export const dayOfMonth = (date: LocalDate): number => Number(date.slice(8));

export const daysInMonth = (date: LocalDate): number =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

/** The first 31 January that is not before `today`. */
export function nextEndOfJanuary(today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4));
  return `${today <= `${year}-01-31` ? year : year + 1}-01-31`;
}

function formatter(options: Intl.DateTimeFormatOptions, brazilian = options) {
  const formats: Record<Language, Intl.DateTimeFormat> = {
    en: new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }),
    "pt-BR": new Intl.DateTimeFormat("pt-BR", { ...brazilian, timeZone: "UTC" }),
  };
  return (language: Language, date: LocalDate): string => (isDate(date) ? formats[language].format(utc(date)) : date);
}

/** Formats a date: `31/01/2027` in Portuguese, `Jan 31, 2027` in English. */
export const longDate = formatter({ dateStyle: "medium" }, { day: "2-digit", month: "2-digit", year: "numeric" });
/** The weekday of a date: `dom.` in Portuguese, `Sun` in English. */
export const weekday = formatter({ weekday: "short" });
/** Formats day and month: `01/02` in Portuguese, `02/01` in English. */
export const shortDate = formatter({ day: "2-digit", month: "2-digit" });
const monthName = formatter({ month: "short" });
/** Formats month and year: `jan. 27` in Portuguese, `Jan 27` in English. */
export const month = (language: Language, date: LocalDate): string =>
  `${monthName(language, date)} ${date.slice(2, 4)}`;
