import type { LocalDate } from "lastro";

import { longDate, weekday } from "../dates";
import { useSettings } from "../settings";

/** A date with its weekday, since it matters whether it is a business day. */
export function Day({ date }: { date: LocalDate }) {
  const { language } = useSettings();
  return (
    <time dateTime={date}>
      <span class="muted">{weekday(language, date)}</span> {longDate(language, date)}
    </time>
  );
}
