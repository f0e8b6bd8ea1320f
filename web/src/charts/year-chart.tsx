import { scaleLinear } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import type { LocalDate } from "lastro";
import { useId } from "preact/hooks";

import { addDays, daysBetween, month } from "../dates";
import { reais, sum } from "../money";
import { useSettings } from "../settings";
import { useWidth } from "../ui/use-width";
import type { Company } from "../year/company";

interface YearChartProps {
  company: Company;
  start: LocalDate;
  days: number;
  /** The day that the page shows, in days since the start. */
  current: number;
}

interface Step {
  /** The day, in days since the start. */
  day: number;
  total: number;
}

const HEIGHT = 280;
const MARGIN = { top: 16, right: 14, bottom: 84, left: 76 };
const DAY_SECONDS = 86_400;

/**
 * A chart of the amounts billed and received until each day, above marks for the webhooks that were sent. Amounts are converted to
 * numbers only to compute positions.
 */
export function YearChart({ company, start, days, current }: YearChartProps) {
  const { language, texts } = useSettings();
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  // cut a timestamp to its day, which is the day in Brasília: the service writes timestamps with Brasília's offset
  const after = (day: string | null | undefined) => daysBetween(start, (day ?? start).slice(0, 10));
  const steps = (parts: readonly { day: number; valor: string }[]): Step[] => {
    let total = 0;
    const sorted = [...parts].sort((a, b) => a.day - b.day);
    const risen = sorted.map(({ day, valor }) => ({ day, total: (total += Number(valor)) }));
    return [{ day: 0, total: 0 }, ...risen, { day: current, total }];
  };
  const billed = steps(company.sales.map(({ data, valor_venda }) => ({ day: after(data), valor: valor_venda ?? "0" })));
  const installments = company.sales.flatMap(({ parcelas }) => parcelas ?? []);
  const paid = installments.filter(({ data_recebimento }) => data_recebimento != null);
  const received = steps(paid.map(({ data_recebimento, valor }) => ({ day: after(data_recebimento), valor: valor ?? "0" })));
  const most = Math.max(billed.at(-1)?.total ?? 0, 0.01);
  const base = HEIGHT - MARGIN.bottom;
  const x = scaleLinear([0, days], [MARGIN.left, width - MARGIN.right]);
  const y = scaleLinear([0, most], [base, MARGIN.top]);
  const across = ({ day }: Step) => x(day);
  const above = ({ total }: Step) => y(total);
  const owed = area<Step>().curve(curveStepAfter).x(across).y0(base).y1(above)(billed);
  const got = area<Step>().curve(curveStepAfter).x(across).y0(base).y1(above)(received);
  const edge = line<Step>().curve(curveStepAfter).x(across).y(above)(billed);
  const midnight = Date.parse(`${start}T00:00:00-03:00`) / 1000;
  const every = width < 480 ? 3 : width < 760 ? 2 : 1;
  const months = Array.from({ length: 12 }, (_, index) => Math.round(((index + 0.5) * days) / 12)).filter(
    (_, index) => index % every === 0,
  );

  return (
    <div ref={ref}>
      <svg class="chart" role="img" aria-labelledby={`${id}-title ${id}-desc`} width={width} height={HEIGHT}>
        <title id={`${id}-title`}>{texts.year.chartTitle}</title>
        <desc id={`${id}-desc`}>
          {texts.year.chartDescription(
            reais(language, sum(company.sales.map(({ valor_venda }) => valor_venda ?? "0.00"))),
            reais(language, sum(paid.map(({ valor }) => valor ?? "0.00"))),
            company.sent.length,
          )}
        </desc>
        {y.ticks(4).map((tick) => (
          <g>
            <line class="grid" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text class="axis" x={MARGIN.left - 8} y={y(tick) + 4} text-anchor="end">
              {reais(language, tick.toFixed(2))}
            </text>
          </g>
        ))}
        <path class="fine" d={owed ?? ""} />
        <path class="interest" d={got ?? ""} />
        <path class="edge" d={edge ?? ""} />
        {company.sent.map(({ moment, operation }) => (
          <circle
            class={operation === "insert" ? "due" : "payday"}
            data-webhook={operation}
            cx={x((moment - midnight) / DAY_SECONDS)}
            cy={base + (operation === "insert" ? 18 : 34)}
            r={4}
          />
        ))}
        {months.map((day) => (
          <text class="axis" x={x(day)} y={HEIGHT - 16} text-anchor="middle">
            {month(language, addDays(start, day))}
          </text>
        ))}
        <line class="cursor" x1={x(current)} x2={x(current)} y1={MARGIN.top} y2={base + 42} />
      </svg>
      <ul class="legend" aria-hidden="true">
        {(["interest", "fine"] as const).map((mark) => (
          <li>
            <svg class="chart" width="16" height="16">
              <rect class={mark} x="1" y="1" width="14" height="14" rx="2" />
            </svg>
            {texts.year.legend[mark]}
          </li>
        ))}
        {(["due", "payday"] as const).map((mark) => (
          <li>
            <svg class="chart" width="16" height="16">
              <circle class={mark} cx="8" cy="8" r="5" />
            </svg>
            {texts.year.legend[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}
