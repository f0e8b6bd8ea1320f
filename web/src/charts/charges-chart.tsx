import type { LateCharges, Money } from "lastro";
import { scaleLinear } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import { useId } from "preact/hooks";

import { reais } from "../money";
import { useSettings } from "../settings";
import { useWidth } from "../ui/use-width";

export interface ChargedDay extends LateCharges {
  /** The day on which the boleto is paid, in days after the due date. */
  day: number;
  /** The number of days for which late charges are due: 0 up to the first business day on or after the due date. */
  late: number;
}

interface ChargesChartProps {
  valor: Money;
  days: readonly ChargedDay[];
  current: ChargedDay;
}

const HEIGHT = 270;
const MARGIN = { top: 16, right: 14, bottom: 44, left: 68 };

/**
 * A chart of fine and interest on top of the original amount, for each day after the due date. Amounts are converted to numbers only to
 * compute positions.
 */
export function ChargesChart({ valor, days, current }: ChargesChartProps) {
  const { language, texts } = useSettings();
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const base = Number(valor);
  const last = days.at(-1) ?? current;
  const x = scaleLinear([0, Math.max(last.day, 1)], [MARGIN.left, width - MARGIN.right]);
  const y = scaleLinear([base, Math.max(Number(last.valor_novo), base + 0.01)], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const fined = ({ multa_total }: ChargedDay) => y(base + Number(multa_total));
  const total = ({ valor_novo }: ChargedDay) => y(Number(valor_novo));
  const across = ({ day }: ChargedDay) => x(day);
  const drawn = [...days];
  const fine = area<ChargedDay>().curve(curveStepAfter).x(across).y0(y(base)).y1(fined)(drawn);
  const interest = area<ChargedDay>().curve(curveStepAfter).x(across).y0(fined).y1(total)(drawn);
  const edge = line<ChargedDay>().curve(curveStepAfter).x(across).y(total)(drawn);
  const ticks = y.ticks(5).filter((tick) => y(base) - y(tick) > 16);
  // The curve only rises, so the free space for the label is above it and to the left, unless the day is too near the left edge.
  const leftward = x(current.day) > MARGIN.left + 64;

  return (
    <div ref={ref}>
      <svg class="chart" role="img" aria-labelledby={`${id}-title ${id}-desc`} width={width} height={HEIGHT}>
        <title id={`${id}-title`}>{texts.boleto.chartTitle}</title>
        <desc id={`${id}-desc`}>
          {texts.boleto.chartDescription(
            reais(language, valor),
            current.day,
            reais(language, current.valor_novo),
            last.day,
            reais(language, last.valor_novo),
          )}
        </desc>
        {[base, ...ticks].map((tick) => (
          <g>
            <line class="grid" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text class="axis" x={MARGIN.left - 8} y={y(tick) + 4} text-anchor="end">
              {reais(language, tick.toFixed(2))}
            </text>
          </g>
        ))}
        {x.ticks(width < 480 ? 4 : 8).map((tick) => (
          <text class="axis" x={x(tick)} y={HEIGHT - 26} text-anchor="middle">
            {tick}
          </text>
        ))}
        <text class="axis" x={width - MARGIN.right} y={HEIGHT - 6} text-anchor="end">
          {texts.boleto.chartAxis}
        </text>
        <path class="fine" d={fine ?? ""} />
        <path class="interest" d={interest ?? ""} />
        <path class="edge" d={edge ?? ""} />
        <line class="cursor" x1={x(current.day)} x2={x(current.day)} y1={MARGIN.top} y2={y(base)} />
        <circle class="due" cx={x(current.day)} cy={total(current)} r={5} />
        <text
          class="label strong halo"
          x={x(current.day) + (leftward ? -8 : 8)}
          y={Math.max(total(current) - 10, 12)}
          text-anchor={leftward ? "end" : "start"}
        >
          {reais(language, current.valor_novo)}
        </text>
      </svg>
      <ul class="legend" aria-hidden="true">
        {(["interest", "fine"] as const).map((mark) => (
          <li>
            <svg class="chart" width="16" height="16">
              <rect class={mark} x="1" y="1" width="14" height="14" rx="2" />
            </svg>
            {texts.boleto[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}
