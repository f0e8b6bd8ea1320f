import { installments, sale, schedule, type FormField, type LocalDate, type SaleInput, type SplitPolicy } from "lastro";

import { ScheduleChart } from "../charts/schedule-chart";
import { at, attempt, figure, labelIn, unique, within } from "../core";
import { nextEndOfJanuary } from "../dates";
import { Problems } from "../form/problems";
import { entries, entryPath, nest, SALE_FIELDS, withoutEntry, withoutList, type Values } from "../form/record";
import { fieldId, RecordField } from "../form/record-field";
import { indentJson } from "../json";
import { useKept } from "../kept";
import { reais } from "../money";
import { useSettings } from "../settings";
import { Code, CopyButton, Figures, Panel, Table } from "../ui/blocks";
import { Day } from "../ui/day";
import { IssueTexts, Select, TextField } from "../ui/field";
import { occurrencesOf } from "./occurrences";

const TOP = SALE_FIELDS.filter(({ path, input }) => !/[.[]/.test(path) && input !== "group" && input !== "list");
const SCHEDULE = TOP.filter(({ path }) => path.startsWith("agendamento"));
const REST = TOP.filter(({ path }) => !path.startsWith("agendamento"));
const GROUPS = SALE_FIELDS.filter(({ input }) => input === "group");
const below = (path: string) => SALE_FIELDS.filter((field) => field.path.startsWith(path));
const ITEM = below("itens[].");
const INSTALLMENT = below("parcelas[].").filter(({ required }) => required);
const SPLIT: Readonly<Record<SplitPolicy, true>> = { spread: true, first: true, last: true };

/** The largest number of dates that are drawn and listed. A contract may have thousands. */
const DRAWN = 60;

/** The contract that the page shows at first. It begins on 31 January, generates twelve sales, and has two items. */
function example(today: LocalDate): Values {
  const first = nextEndOfJanuary(today);
  const values: Values = {
    agendamento: "1",
    agendamento_data: first,
    agendamento_frequencia: "1",
    agendamento_automatico: "1",
    agendamento_repetir: "2",
    agendamento_numero: "12",
    agendamento_ativo: "1",
    id_cliente: "77",
    discriminacao: "Hospedagem e suporte",
    desconto: "10.10",
    metodo_cobranca: "1",
    id_meio_pagamento: "3",
    "itens[0].recorrente": "1",
    "itens[0].id_servico": "10",
    "itens[0].valor": "100.00",
    "itens[0].qtd": "1",
    "itens[0].total": "100.00",
    "itens[1].recorrente": "1",
    "itens[1].id_servico": "11",
    "itens[1].valor": "33.33",
    "itens[1].qtd": "1.5",
    "itens[1].total": "50.00",
  };
  const { total } = sale.totals({ sale: nest(values) as SaleInput });
  return planned({ ...values, valor_venda: total }, { valor: total, parcelas: 3, first_due: first });
}

/** Replaces the installments in the form by those that the core plans. */
function planned(values: Values, plan: Parameters<typeof installments.plan>[0]): Values {
  const cells = installments
    .plan(plan)
    .flatMap((installment, index) =>
      INSTALLMENT.map(({ name, path }) => [
        entryPath(path, index),
        String(installment[name as keyof typeof installment]),
      ]),
    );
  return { ...withoutList(values, "parcelas"), ...Object.fromEntries(cells) };
}

export function ContractPage() {
  const { language, texts, today } = useSettings();
  const [values, setValues] = useKept<Values>("contract", () => example(today));
  const [plan, setPlan] = useKept("contract.plan", () => ({
    parcelas: "3",
    every: "1",
    policy: "spread" as SplitPolicy,
  }));
  const [limit, setLimit] = useKept("contract.limit", () => "12");

  const record = nest(values);
  const contract = record as SaleInput;
  const validation = attempt(() => sale.validate({ value: contract, operation: "insert", today }));
  const totals = attempt(() => sale.totals({ sale: contract }));
  const body = attempt(() => sale.body({ value: contract, operation: "insert" }));
  const first = values.agendamento_data ?? "";
  const dates = attempt(() =>
    schedule.occurrences({
      agendamento_data: first,
      agendamento_frequencia: record.agendamento_frequencia as number,
      agendamento_repetir: record.agendamento_repetir as number,
      agendamento_numero: record.agendamento_numero as number,
      agendamento_data_fim: record.agendamento_data_fim as string,
      agendamento_ativo: record.agendamento_ativo as number,
      limit: figure(limit),
    }),
  );
  const replanned = attempt(() =>
    planned(values, {
      valor: totals.value?.total ?? "",
      parcelas: figure(plan.parcelas),
      first_due: first,
      every_months: figure(plan.every),
      policy: plan.policy,
    }),
  );
  const issues = unique([...(validation.value?.issues ?? validation.issues), ...within("sale", totals.issues)]);
  const occurrences = attempt(() => occurrencesOf((dates.value ?? []).slice(0, DRAWN), first)).value ?? [];
  const set = (path: string, text: string) => setValues({ ...values, [path]: text });
  /** Renders fields in the order of the metadata, but all checkboxes after the other fields. */
  const fieldset = (fields: readonly FormField[], place = (path: string) => path) => {
    const made = (chosen: readonly FormField[]) =>
      chosen.map((field) => {
        const path = place(field.path);
        return <RecordField key={path} field={field} path={path} values={values} issues={issues} onValue={set} />;
      });
    const checks = fields.filter(({ input }) => input === "checkbox");
    return (
      <>
        <div class="grid">{made(fields.filter((field) => !checks.includes(field)))}</div>
        {checks.length > 0 && <div class="checks">{made(checks)}</div>}
      </>
    );
  };
  const label = (path: string) => {
    const known = SALE_FIELDS.find((field) => field.path === path);
    return known === undefined ? path : labelIn(language, known.label);
  };
  const itemCount = Math.max(1, entries(values, "itens"));

  return (
    <div class="split">
      <form class="stack" onSubmit={(event) => event.preventDefault()}>
        <Panel title={texts.contract.schedule}>{fieldset(SCHEDULE)}</Panel>

        <Panel
          title={label("itens")}
          actions={
            <button id={fieldId("itens")} type="button" onClick={() => set(`itens[${itemCount}].recorrente`, "1")}>
              {texts.contract.addItem}
            </button>
          }
        >
          <IssueTexts issues={at(issues, "itens")} />
          {Array.from({ length: itemCount }, (_, index) => (
            <fieldset class="entry" id={fieldId(`itens[${index}]`)} tabIndex={-1}>
              <legend>{`${label("itens")} ${index + 1}`}</legend>
              {fieldset(ITEM, (path) => entryPath(path, index))}
              {itemCount > 1 && (
                <button type="button" class="quiet" onClick={() => setValues(withoutEntry(values, "itens", index))}>
                  {texts.remove}
                </button>
              )}
            </fieldset>
          ))}
        </Panel>

        <Panel title={texts.contract.sale}>{fieldset(REST)}</Panel>

        {GROUPS.map((group) => (
          <details class="panel">
            <summary id={fieldId(group.path)}>{labelIn(language, group.label)}</summary>
            {fieldset(below(`${group.path}.`))}
          </details>
        ))}
      </form>

      <div class="stack">
        <Panel title={texts.contract.check}>
          <Problems issues={issues} fields={SALE_FIELDS} />
          {totals.value && (
            <Figures
              figures={[
                { label: label("itens"), value: reais(language, totals.value.itens) },
                { label: label("desconto"), value: reais(language, totals.value.desconto) },
                { label: texts.contract.total, value: reais(language, totals.value.total), strong: true },
                { label: texts.contract.difference, value: reais(language, totals.value.difference) },
              ]}
            />
          )}
        </Panel>

        <Panel title={texts.contract.occurrences} intro={texts.contract.occurrencesIntro}>
          <div class="short">
            <TextField
              label={texts.contract.limit}
              hint={texts.contract.limitHint(DRAWN)}
              inputMode="numeric"
              value={limit}
              onValue={setLimit}
              issues={at(dates.issues, "limit")}
            />
          </div>
          {occurrences.length > 0 ? (
            <>
              <ScheduleChart occurrences={occurrences} />
              <Table
                caption={texts.contract.occurrences}
                head={["#", texts.contract.date, texts.contract.payable, texts.contract.why]}
              >
                {occurrences.map(({ date, clamped, anchorDay, payday, holiday }, index) => (
                  <tr>
                    <td>{index + 1}</td>
                    <td>
                      <Day date={date} />
                    </td>
                    <td>{payday === date ? texts.contract.sameDay : <Day date={payday} />}</td>
                    <td>
                      {clamped && <span class="tag">{texts.contract.clamped(anchorDay)}</span>}{" "}
                      {payday !== date && (
                        <span class="tag">{holiday ? texts.contract.holiday : texts.contract.weekend}</span>
                      )}
                    </td>
                  </tr>
                ))}
              </Table>
            </>
          ) : (
            <p class="muted">{texts.contract.noOccurrences}</p>
          )}
        </Panel>

        <Panel title={label("parcelas")} intro={texts.contract.installmentsIntro}>
          <div class="grid narrow">
            <TextField
              label={texts.contract.count}
              inputMode="numeric"
              value={plan.parcelas}
              onValue={(parcelas) => setPlan({ ...plan, parcelas })}
              issues={at(replanned.issues, "parcelas")}
            />
            <TextField
              label={texts.contract.every}
              inputMode="numeric"
              value={plan.every}
              onValue={(every) => setPlan({ ...plan, every })}
              issues={at(replanned.issues, "every_months")}
            />
            <Select
              label={texts.contract.policy}
              value={plan.policy}
              onValue={(policy) => setPlan({ ...plan, policy: policy as SplitPolicy })}
              options={Object.keys(SPLIT).map((value) => ({
                value,
                label: texts.contract.policies[value as SplitPolicy],
              }))}
            />
          </div>
          <p>
            <button
              id={fieldId("parcelas")}
              type="button"
              disabled={!replanned.value}
              onClick={() => replanned.value && setValues(replanned.value)}
            >
              {texts.contract.plan}
            </button>
          </p>
          <IssueTexts issues={at(issues, "parcelas")} />
          {Array.from({ length: entries(values, "parcelas") }, (_, index) => (
            <fieldset class="entry row">
              <legend>{`${label("parcelas")} ${index + 1}`}</legend>
              {fieldset(INSTALLMENT, (path) => entryPath(path, index))}
            </fieldset>
          ))}
        </Panel>

        <Panel title={texts.requestBody} actions={body.value && <CopyButton text={body.value} />}>
          {body.value ? (
            <Code label={texts.requestBody}>{indentJson(body.value)}</Code>
          ) : (
            <p class="muted">{texts.contract.noBody}</p>
          )}
        </Panel>
      </div>
    </div>
  );
}
