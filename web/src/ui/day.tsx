import type { LocalDate } from "lastro";

import { longDate, weekday } from "../dates";
import { useSettings } from "../settings";

/** A date with its weekday, which shows whether it is on a weekend. */
export function Day({ date }: { date: LocalDate }) {
  const { language } = useSettings();
  return (
    <time dateTime={date}>
      <span class="muted">{weekday(language, date)}</span> {longDate(language, date)}
    </time>
  );
}
