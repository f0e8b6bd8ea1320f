import type { LocalDate } from "lastro";
import { calendar } from "lastro";
import { useId } from "preact/hooks";

import { attempt } from "../core";
import { dayOfMonth, daysInMonth, longDate, month, shortDate } from "../dates";
import type { Occurrence } from "../pages/occurrences";
import { useSettings } from "../settings";
import { useWidth } from "../ui/use-width";

const LABEL = 52;
const PAID = 48;
/** The width of the gap between day 31 and the payment dates. A line across it leads to a payment date in the next month. */
const WAY = 12;
const HEAD = 18;
const ROW = 24;
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const SPARSE = [1, 5, 10, 15, 20, 25, 31];

const dayOf = (date: LocalDate, day: number): LocalDate => `${date.slice(0, 8)}${String(day).padStart(2, "0")}`;
/** Whether a day is a business day. False for the last days of the year 9999, for which the core returns an error. */
const worked = (date: LocalDate): boolean => attempt(() => calendar.nextBusinessDay({ date })).value === date;

/**
 * A chart of a contract's dates, with one row per date and one column per day of the month. A row shows the date, the first business day
 * on or after it and, if the month is too short for the contract's day of the month, also that day. Days off have another colour.
 */
export function ScheduleChart({ occurrences }: { occurrences: readonly Occurrence[] }) {
  const { language, texts } = useSettings();
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const cell = (width - LABEL - WAY - PAID) / 31;
  const height = HEAD + occurrences.length * ROW;
  const left = (day: number) => LABEL + (day - 1) * cell;
  const middle = (day: number) => left(day) + cell / 2;
  const radius = Math.max(4.5, Math.min(cell / 2 - 0.5, 7));
  const numbers = cell >= 18 ? DAYS : SPARSE;

  return (
    <div ref={ref}>
      <svg class="chart schedule" role="img" aria-labelledby={`${id}-title ${id}-desc`} width={width} height={height}>
        <title id={`${id}-title`}>{texts.contract.chartTitle}</title>
        <desc id={`${id}-desc`}>
          {occurrences
            .map(({ date, payday }) => `${longDate(language, date)} → ${longDate(language, payday)}`)
            .join("; ")}
        </desc>
        {numbers.map((day) => (
          <text class="axis" x={middle(day)} y={12} text-anchor="middle">
            {day}
          </text>
        ))}
        {occurrences.map(({ date, anchorDay, clamped, payday }, index) => {
          const top = HEAD + index * ROW;
          const y = top + ROW / 2;
          const day = dayOfMonth(date);
          const sameMonth = payday.slice(0, 7) === date.slice(0, 7);
          return (
            <g data-date={date}>
              <text class="label" x={0} y={y + 4}>
                {month(language, date)}
              </text>
              {DAYS.slice(0, daysInMonth(date)).map((d) => (
                <rect
                  class={worked(dayOf(date, d)) ? "day" : "day off"}
                  x={left(d) + 0.5}
                  y={top + 2}
                  width={Math.max(cell - 1, 1)}
                  height={ROW - 4}
                  rx={2}
                />
              ))}
              {clamped && (
                <>
                  <line class="moved" x1={middle(anchorDay) - radius} x2={middle(day)} y1={y - 3} y2={y - 3} />
                  <circle class="anchor" cx={middle(anchorDay)} cy={y} r={radius} />
                </>
              )}
              {payday !== date && (
                <line
                  class="wait"
                  x1={middle(day)}
                  x2={sameMonth ? middle(dayOfMonth(payday)) : width - PAID}
                  y1={y + 3}
                  y2={y + 3}
                />
              )}
              {payday !== date && sameMonth && (
                <circle class="payday" cx={middle(dayOfMonth(payday))} cy={y} r={radius - 1} />
              )}
              {payday !== date && !sameMonth && <path class="due" d={`M${width - PAID} ${y - 1}v8l5-4z`} />}
              <circle class="due" cx={middle(day)} cy={y} r={radius} />
              <text class={payday === date ? "axis" : "label strong"} x={width} y={y + 4} text-anchor="end">
                {shortDate(language, payday)}
              </text>
            </g>
          );
        })}
      </svg>
      <ul class="legend" aria-hidden="true">
        {(["due", "anchor", "payday", "off"] as const).map((mark) => (
          <li>
            <svg class="chart" width="16" height="16">
              {mark === "off" ? (
                <rect class="day off" x="1" y="1" width="14" height="14" rx="2" />
              ) : (
                <circle class={mark} cx="8" cy="8" r="6" />
              )}
            </svg>
            {texts.contract.legend[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}
