import { sale, type LocalDate } from "lastro";
import type { Twin } from "lastro-twin";
import { useEffect, useMemo, useState } from "preact/hooks";

import { YearChart } from "../charts/year-chart";
import { at, attempt, unique } from "../core";
import { addDays, isDate, month, nextEndOfJanuary } from "../dates";
import { indentJson } from "../json";
import { useKept } from "../kept";
import { reais, sum } from "../money";
import { useSettings } from "../settings";
import { Code, Figures, Panel, Table } from "../ui/blocks";
import { Day } from "../ui/day";
import { Select, Slider, TextField } from "../ui/field";
import { contractOf, founded, onDay, type Agreement, type Company, type Receipt } from "../year/company";

const YEAR = 365;
/** The list shows at most this many webhooks: the latest ones. */
const LISTED = 10;
const OPEN = { PAID: 2, OVERDUE: 5 } as const;

/** Loads the module with the twin, and then shows the page. No other page loads this module, since it is larger than all other modules together. */
export function YearPage() {
  const { texts } = useSettings();
  const [kind, setKind] = useState<{ Twin: typeof Twin } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("lastro-twin").then((loaded) => wanted && setKind(loaded));
    return () => {
      wanted = false;
    };
  }, []);
  if (kind === null) {
    return (
      <p class="muted" role="status">
        {texts.year.loading}
      </p>
    );
  }
  return <Year Kind={kind.Twin} />;
}

function Year({ Kind }: { Kind: typeof Twin }) {
  const { language, texts, today } = useSettings();
  const [state, setState] = useKept("year", () => ({
    valor: "389.90",
    first: nextEndOfJanuary(today),
    paid: "7",
    day: 300,
    receipts: [] as readonly Receipt[],
  }));
  // a change of the contract's terms starts the simulation again, so the payments that the user has entered are removed
  const agree = (changed: Partial<typeof state>) => setState({ ...state, receipts: [], ...changed });
  const { valor, first, paid } = state;
  const agreement: Agreement = { valor, first, paid: Number(paid) };
  const checked = attempt(() => sale.validate({ value: contractOf(agreement), operation: "insert", today: first }));
  const issues = unique(checked.value?.issues ?? checked.issues).map((issue) => ({
    ...issue,
    path: issue.path.replace(/^value\./, ""),
  }));
  const fits = isDate(first) && !issues.some(({ severity }) => severity === "error");

  const start = addDays(first, -1);
  const begun = useMemo(() => (fits ? founded(Kind, agreement, start) : null), [Kind, fits, valor, first]);
  useEffect(() => () => begun?.free(), [begun]);
  const day = addDays(start, state.day);
  const company = useMemo(
    () => (begun === null ? null : onDay(begun, agreement, state.receipts, day)),
    [begun, paid, state.receipts, day],
  );
  const move = (days: number) => setState({ ...state, day: Math.min(Math.max(days, 0), YEAR) });

  return (
    <div class="split">
      <div class="stack">
        <form class="stack" onSubmit={(event) => event.preventDefault()}>
          <Panel title={texts.year.agreement} intro={texts.year.agreementIntro}>
            <div class="grid">
              <TextField
                label={texts.year.value}
                inputMode="decimal"
                value={valor}
                onValue={(valor) => agree({ valor })}
                issues={at(issues, "valor_venda")}
              />
              <TextField
                label={texts.year.first}
                type="date"
                value={first}
                onValue={(first) => agree({ first })}
                issues={at(issues, "agendamento_data")}
              />
              <Select
                label={texts.year.paid}
                value={paid}
                onValue={(paid) => agree({ paid })}
                options={Array.from({ length: 13 }, (_, count) => ({ value: String(count), label: String(count) }))}
              />
            </div>
          </Panel>

          <Panel title={texts.year.clock} intro={texts.year.clockIntro}>
            <Slider
              label={texts.year.day}
              min={0}
              max={YEAR}
              step={1}
              value={String(state.day)}
              onValue={(days) => /^\d{1,3}$/.test(days) && move(Number(days))}
            />
            <p>
              <Day date={day} />
            </p>
            <div class="buttons">
              <button type="button" disabled={state.day === 0} onClick={() => move(state.day - 30)}>
                {texts.year.back}
              </button>
              <button type="button" disabled={state.day === YEAR} onClick={() => move(state.day + 30)}>
                {texts.year.forward}
              </button>
            </div>
          </Panel>
        </form>
        {company !== null && <Webhooks company={company} />}
      </div>

      <div class="stack">
        {company === null ? (
          <Panel title={texts.year.sales}>
            <p class="muted">{texts.year.nothing}</p>
          </Panel>
        ) : (
          <>
            <Panel title={texts.year.result}>
              <Figures
                figures={[
                  { label: texts.year.sales, value: company.sales.length },
                  { label: texts.year.received, value: reais(language, amount(company, "received")) },
                  { label: texts.year.overdue, value: reais(language, amount(company, "overdue")), strong: true },
                  { label: texts.year.sent, value: company.sent.length },
                ]}
              />
              <YearChart company={company} start={start} days={YEAR} current={state.day} />
            </Panel>
            <Sales
              company={company}
              onReceive={(id) => setState({ ...state, receipts: [...state.receipts, { sale: id, day }] })}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** The total of the sales that are paid, or of those that are overdue. */
function amount({ sales }: Company, wanted: "received" | "overdue"): string {
  const status = wanted === "received" ? OPEN.PAID : OPEN.OVERDUE;
  return sum(sales.filter((sold) => sold.parcela_status === status).map((sold) => sold.valor_venda ?? "0.00"));
}

function Sales({ company, onReceive }: { company: Company; onReceive: (sale: number) => void }) {
  const { language, texts } = useSettings();
  const due = (parcelas: Company["contract"]["parcelas"]): LocalDate => parcelas?.[0]?.data_vencimento ?? "";
  return (
    <Panel title={texts.year.sales} intro={texts.year.salesIntro}>
      {company.sales.length === 0 ? (
        <p class="muted">{texts.year.noSales}</p>
      ) : (
        <Table
          caption={texts.year.sales}
          head={[texts.year.month, texts.year.due, texts.year.value, texts.year.status, texts.year.action]}
          figures={[2]}
        >
          {company.sales.map((sold) => {
            const status = sold.parcela_status === OPEN.PAID ? "paid" : sold.parcela_status === OPEN.OVERDUE ? "overdue" : "open";
            const name = month(language, sold.data ?? "");
            return (
              <tr key={sold.id} data-status={status}>
                <td>{name}</td>
                <td>
                  <Day date={due(sold.parcelas)} />
                </td>
                <td class="number">{reais(language, sold.valor_venda ?? "0.00")}</td>
                <td class={status === "overdue" ? "late" : undefined}>{texts.year.states[status]}</td>
                <td>
                  {status !== "paid" && (
                    <button type="button" class="quiet" aria-label={texts.year.receiveOf(name)} onClick={() => onReceive(sold.id ?? 0)}>
                      {texts.year.receive}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </Table>
      )}
      <p class="muted">
        {texts.year.next} <Day date={company.contract.agendamento_data ?? ""} />
      </p>
    </Panel>
  );
}

function Webhooks({ company }: { company: Company }) {
  const { language, texts } = useSettings();
  const moments = new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "medium", timeZone: "America/Sao_Paulo" });
  const last = company.sent.at(-1);
  return (
    <Panel title={texts.year.webhooks} intro={texts.year.webhooksIntro}>
      <Table
        caption={texts.year.webhooks}
        head={[texts.year.moment, texts.year.operation, texts.year.record, texts.year.verdict]}
        figures={[2]}
      >
        {company.sent
          .slice(-LISTED)
          .reverse()
          .map(({ moment, operation, record, verdict }) => (
            <tr>
              <td>{moments.format(moment * 1000)}</td>
              <td>{operation}</td>
              <td class="number">{record}</td>
              <td>{texts.webhooks.verdicts[verdict]}</td>
            </tr>
          ))}
      </Table>
      {last !== undefined && <Code label={texts.year.last}>{indentJson(last.body)}</Code>}
    </Panel>
  );
}
