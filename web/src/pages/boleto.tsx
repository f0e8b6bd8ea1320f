import { boleto, boletoUpdate, type LocalDate } from "lastro";
import { fields } from "lastro/fields";

import { ChargesChart, type ChargedDay } from "../charts/charges-chart";
import { at, attempt, figure, labelIn, unique, within } from "../core";
import { addDays, daysBetween } from "../dates";
import { indentJson } from "../json";
import { useKept } from "../kept";
import { reais } from "../money";
import { LINE } from "../samples/slip";
import { useSettings } from "../settings";
import { Code, CopyButton, Figures, Panel, Table } from "../ui/blocks";
import { Day } from "../ui/day";
import { Slider, TextField } from "../ui/field";

const UPDATE_FIELDS = fields({ entity: "boleto_update" });
const TOLD = [1, 7, 15, 30, 60, 90];

export function BoletoPage() {
  const { language, texts, today } = useSettings();
  const [state, setState] = useKept("boleto", () => ({
    id: "9001",
    valor: "129.90",
    due: addDays(today, -15),
    newDue: addDays(today, 5),
    multa: "2",
    juros: "1",
    line: "",
  }));
  const set = (changed: Partial<typeof state>) => setState({ ...state, ...changed });
  const label = (name: string) => {
    const known = UPDATE_FIELDS.find((field) => field.name === name);
    return known === undefined ? name : labelIn(language, known.label);
  };

  const after = daysBetween(state.due, state.newDue);
  const charged = (day: number): ChargedDay => {
    const late = boleto.daysLate({ data_vencimento: state.due, data_pagamento: addDays(state.due, day) });
    return {
      day,
      late,
      ...boleto.lateCharges({ valor: state.valor, multa: state.multa, juros_mensal: state.juros, dias: late }),
    };
  };
  const reach = Math.max(60, Math.ceil(after / 30) * 30);
  const step = Math.ceil(reach / 365);
  const told = attempt(() => TOLD.filter((day) => day <= reach).map(charged));
  const chart = attempt(() =>
    Array.from({ length: Math.floor(reach / step) + 1 }, (_, index) => charged(index * step)),
  );
  const current = attempt(() => charged(Math.max(after, 0)));
  const body = attempt(() =>
    boleto.updateBody({
      installment: { id: figure(state.id), data_vencimento: state.due, valor: state.valor },
      data_vencimento_novo: state.newDue,
      today,
      multa: state.multa,
      juros_mensal: state.juros,
    }),
  );
  const warnings = attempt(() => {
    const { value } = boletoUpdate.decode({ json: body.value ?? "{}" });
    return body.value === undefined ? [] : boletoUpdate.validate({ value }).issues;
  });
  const issues = unique([
    ...within("installment", body.issues),
    ...current.issues,
    ...(warnings.value ?? warnings.issues),
  ]);
  const slip = attempt(() => boleto.parseLinhaDigitavel({ linha: state.line, reference_date: today }));

  return (
    <div class="split">
      <form class="stack" onSubmit={(event) => event.preventDefault()}>
        <Panel title={texts.boleto.slip}>
          <div class="grid">
            <TextField
              label={label("id_parcela")}
              inputMode="numeric"
              value={state.id}
              onValue={(id) => set({ id })}
              issues={at(issues, "id")}
            />
            <TextField
              label={texts.boleto.value}
              inputMode="decimal"
              value={state.valor}
              onValue={(valor) => set({ valor })}
              issues={at(issues, "valor")}
            />
            <TextField
              label={texts.boleto.due}
              type="date"
              value={state.due}
              onValue={(due) => set({ due })}
              issues={at(issues, "data_vencimento")}
            />
            <TextField
              label={label("data_vencimento_novo")}
              type="date"
              value={state.newDue}
              onValue={(newDue) => set({ newDue })}
              issues={at(issues, "data_vencimento_novo")}
            />
          </div>
        </Panel>

        <Panel title={texts.boleto.charges}>
          <Slider
            label={texts.boleto.daysAfter}
            hint={texts.boleto.daysAfterHint}
            min={0}
            max={120}
            step={1}
            value={String(after)}
            issues={at(issues, "dias")}
            onValue={(days) => /^\d{1,4}$/.test(days) && set({ newDue: addDays(state.due, Number(days)) })}
          />
          <Slider
            label={label("multa")}
            min={0}
            max={10}
            step={0.1}
            value={state.multa}
            onValue={(multa) => set({ multa })}
            issues={at(issues, "multa")}
          />
          <Slider
            label={label("juros_mensal")}
            min={0}
            max={10}
            step={0.1}
            value={state.juros}
            onValue={(juros) => set({ juros })}
            issues={at(issues, "juros_mensal")}
          />
        </Panel>

        <Panel
          title={texts.line}
          intro={texts.boleto.lineIntro}
          actions={
            <button type="button" onClick={() => set({ line: LINE })}>
              {texts.loadSample}
            </button>
          }
        >
          <TextField
            label={texts.line}
            inputMode="numeric"
            value={state.line}
            onValue={(line) => set({ line })}
            issues={state.line === "" ? [] : slip.issues}
          />
          {slip.value && <Take valor={slip.value.valor} due={slip.value.data_vencimento} onTake={set} />}
        </Panel>
      </form>

      <div class="stack">
        <Panel title={texts.boleto.result}>
          {current.value && (
            <>
              <Figures
                figures={[
                  { label: texts.boleto.late, value: texts.boleto.days(current.value.late) },
                  { label: texts.boleto.fine, value: reais(language, current.value.multa_total) },
                  { label: texts.boleto.interest, value: reais(language, current.value.juros_mensal_total) },
                  { label: label("valor_novo"), value: reais(language, current.value.valor_novo), strong: true },
                ]}
              />
              {current.value.late === 0 && after > 0 && <p class="note">{texts.boleto.grace}</p>}
            </>
          )}
          {chart.value && current.value && (
            <ChargesChart valor={state.valor} days={chart.value} current={current.value} />
          )}
          {!current.value && <p class="muted">{texts.boleto.nothing}</p>}
          {told.value && (
            <Table
              caption={texts.boleto.chartTitle}
              head={[
                texts.boleto.paidOn,
                texts.boleto.late,
                texts.boleto.fine,
                texts.boleto.interest,
                label("valor_novo"),
              ]}
              figures={[1, 2, 3, 4]}
            >
              {told.value.map((row) => (
                <tr>
                  <td>
                    <Day date={addDays(state.due, row.day)} />
                  </td>
                  <td class="number">{row.late}</td>
                  <td class="number">{reais(language, row.multa_total)}</td>
                  <td class="number">{reais(language, row.juros_mensal_total)}</td>
                  <td class="number">{reais(language, row.valor_novo)}</td>
                </tr>
              ))}
            </Table>
          )}
        </Panel>

        <Panel title={texts.requestBody} actions={body.value && <CopyButton text={body.value} />}>
          {body.value ? (
            <Code label={texts.requestBody}>{indentJson(body.value)}</Code>
          ) : (
            <p class="muted">{texts.boleto.noBody}</p>
          )}
        </Panel>
      </div>
    </div>
  );
}

interface TakeProps {
  valor: string | null;
  due: LocalDate | null;
  onTake: (taken: { valor?: string; due?: LocalDate }) => void;
}

/** Shows amount and due date of a linha digitável, with a button that takes them into the calculation. */
function Take({ valor, due, onTake }: TakeProps) {
  const { language, texts } = useSettings();
  return (
    <div class="take">
      <Figures
        figures={[
          { label: texts.boleto.value, value: valor === null ? texts.unset : reais(language, valor) },
          { label: texts.boleto.due, value: due === null ? texts.unset : <Day date={due} /> },
        ]}
      />
      <button type="button" onClick={() => onTake({ ...(valor && { valor }), ...(due && { due }) })}>
        {texts.boleto.take}
      </button>
    </div>
  );
}
