import {
  customer,
  query,
  request,
  sale,
  service,
  type FormField,
  type Issue,
  type JsonValue,
  type Operator,
} from "lastro";

import { at, attempt, figure, labelIn, within } from "../core";
import { longDate } from "../dates";
import { indentJson } from "../json";
import { useKept } from "../kept";
import { reais } from "../money";
import { SAMPLES, type Listed } from "../samples";
import { useSettings } from "../settings";
import { Code, CopyButton, Panel, Table } from "../ui/blocks";
import { Checkbox, IssueTexts, Select, TextField } from "../ui/field";
import { arity, operatorsOf, queryFields, toFilter, type Condition } from "./query-fields";

const ENTITIES = Object.keys(SAMPLES) as Listed[];
const BASE = "https://api.example.com";
/** The areas of the core that decode the records of each list. In decoded records, amounts are exact strings. */
const DECODE = { sale, customer, service };

interface State {
  entity: Listed;
  conditions: readonly Condition[];
  sort: string;
  descending: boolean;
  fields: readonly string[];
  expand: readonly string[];
  limit: string;
  offset: string;
}

const START: Readonly<Record<Listed, Condition>> = {
  sale: { field: "valor_venda", operator: "gte", first: "100.00", second: "" },
  customer: { field: "nome", operator: "contains", first: "são", second: "" },
  service: { field: "valor", operator: "between", first: "59.90", second: "250.00" },
};

const start = (entity: Listed): State => ({
  entity,
  conditions: [START[entity]],
  sort: "",
  descending: false,
  fields: [],
  expand: [],
  limit: "100",
  offset: "0",
});

export function QueryPage() {
  const { language, texts } = useSettings();
  const [state, setState] = useKept<State>("query", () => start("sale"));
  const set = (changed: Partial<State>) => setState({ ...state, ...changed });

  const { entity, conditions } = state;
  const { operation, records, columns } = SAMPLES[entity];
  const known = queryFields(entity);
  const asked = {
    entity,
    filters: conditions.map(toFilter),
    sort: state.sort === "" ? [] : [`${state.descending ? "-" : ""}${state.sort}`],
    fields: state.fields,
    expand: state.expand,
    limit: figure(state.limit),
    offset: figure(state.offset),
  };
  const sent = attempt(() => request.build({ operation, base_url: BASE, api_key: "key", query: asked }));
  const applied = attempt(() => query.apply({ entity, query: asked, records }));
  const issues = within("query", sent.issues);
  const change = (index: number, changed: Partial<Condition>) =>
    set({ conditions: conditions.map((old, place) => (place === index ? { ...old, ...changed } : old)) });
  const shown = [...(state.fields.length > 0 ? state.fields : columns), ...state.expand];
  const form = (name: string) => known.columns.concat(known.expand).find((field) => field.name === name)?.form;
  const title = (name: string) => {
    const field = form(name);
    return field === undefined ? name : labelIn(language, field.label);
  };
  const toggled = (list: readonly string[], name: string, on: boolean) =>
    on ? [...list, name] : list.filter((other) => other !== name);

  return (
    <div class="split">
      <form class="stack" onSubmit={(event) => event.preventDefault()}>
        <Panel title={texts.query.filters} intro={texts.query.filtersIntro}>
          <Select
            label={texts.query.entity}
            value={entity}
            onValue={(chosen) => setState(start(chosen as Listed))}
            options={ENTITIES.map((value) => ({ value, label: texts.query.entities[value] }))}
          />
          {conditions.map((condition, index) => (
            <ConditionRow
              key={index}
              entity={entity}
              index={index}
              condition={condition}
              issues={issues}
              onChange={(changed) => change(index, changed)}
              onRemove={() => set({ conditions: conditions.filter((_, place) => place !== index) })}
            />
          ))}
          <p>
            <button type="button" onClick={() => set({ conditions: [...conditions, START[entity]] })}>
              {texts.query.add}
            </button>
          </p>
        </Panel>

        <Panel title={texts.query.order}>
          <div class="grid">
            <Select
              label={texts.query.sort}
              value={state.sort}
              onValue={(sort) => set({ sort })}
              issues={at(issues, "sort[0]")}
              options={[
                { value: "", label: texts.unset },
                ...known.columns.map(({ name }) => ({ value: name, label: title(name) })),
              ]}
            />
            <Select
              label={texts.query.direction}
              value={state.descending ? "-" : ""}
              onValue={(sign) => set({ descending: sign === "-" })}
              options={[
                { value: "", label: texts.query.ascending },
                { value: "-", label: texts.query.descending },
              ]}
            />
            <TextField
              label={texts.query.limit}
              inputMode="numeric"
              value={state.limit}
              onValue={(limit) => set({ limit })}
              issues={at(issues, "limit")}
            />
            <TextField
              label={texts.query.offset}
              inputMode="numeric"
              value={state.offset}
              onValue={(offset) => set({ offset })}
              issues={at(issues, "offset")}
            />
          </div>
        </Panel>

        {(known.expand.length > 0 ? (["fields", "expand"] as const) : (["fields"] as const)).map((list) => (
          <details class="panel">
            <summary>{texts.query[list]}</summary>
            <IssueTexts issues={issues.filter(({ path }) => path.startsWith(`${list}[`))} />
            <div class="checks">
              {(list === "fields" ? known.columns : known.expand).map(({ name, form }) => (
                <Checkbox
                  label={labelIn(language, form.label)}
                  checked={state[list].includes(name)}
                  onChecked={(on) => set({ [list]: toggled(state[list], name, on) })}
                />
              ))}
            </div>
          </details>
        ))}
      </form>

      <div class="stack">
        <Panel title={texts.query.request} actions={sent.value && <CopyButton text={sent.value.url} />}>
          {sent.value ? (
            <Code label={texts.query.request}>
              <span class="muted">{sent.value.method}</span> {sent.value.url}
            </Code>
          ) : (
            <p class="muted">{texts.query.noRequest}</p>
          )}
        </Panel>

        <Panel title={texts.query.rows}>
          <p class="muted" aria-live="polite" data-count={applied.value?.header.count}>
            {applied.value ? texts.query.matched(applied.value.header.count, records.length) : texts.query.noRequest}
          </p>
          {applied.value && applied.value.data.length > 0 && (
            <Table
              caption={texts.query.rows}
              head={shown.map(title)}
              figures={shown.flatMap((name, index) => (form(name)?.input === "money" ? [index] : []))}
            >
              {applied.value.data.map((json) => {
                const record = DECODE[entity].decode({ json }).value as Readonly<Record<string, JsonValue | undefined>>;
                return (
                  <tr>
                    {shown.map((name) => (
                      <Cell value={record[name]} form={form(name)} />
                    ))}
                  </tr>
                );
              })}
            </Table>
          )}
        </Panel>

        {applied.value?.data[0] && (
          <Panel title={texts.query.first}>
            <Code label={texts.query.first}>{indentJson(applied.value.data[0])}</Code>
          </Panel>
        )}
      </div>
    </div>
  );
}

interface ConditionRowProps {
  entity: Listed;
  index: number;
  condition: Condition;
  issues: readonly Issue[];
  onChange: (changed: Partial<Condition>) => void;
  onRemove: () => void;
}

/** The inputs for one condition of a query. The offered operators and the input for the value depend on the field's type. */
function ConditionRow({ entity, index, condition, issues, onChange, onRemove }: ConditionRowProps) {
  const { language, texts } = useSettings();
  const { filters } = queryFields(entity);
  const { form } = filters.find(({ name }) => name === condition.field) ?? {};
  const operators = operatorsOf(entity, condition.field);
  const path = `filters[${index}]`;
  const choose = (field: string) => {
    const [fallback = "eq"] = operatorsOf(entity, field);
    const operator = operatorsOf(entity, field).includes(condition.operator) ? condition.operator : fallback;
    onChange({ field, operator, first: "", second: "" });
  };
  const section = (name: string) => {
    const parent = filters.length > 0 && name.includes(".") ? name.split(".")[0] : undefined;
    const expand = queryFields(entity).expand.find((field) => field.name === parent);
    return expand === undefined ? "" : `${labelIn(language, expand.form.label)}: `;
  };
  const value = (end: "first" | "second", label: string, place: string) => {
    const common = {
      label,
      value: condition[end],
      onValue: (text: string) => onChange({ [end]: text }),
      issues: at(issues, `${path}.${place}`),
    };
    if (form?.choices)
      return (
        <Select
          {...common}
          options={[
            { value: "", label: texts.unset },
            ...form.choices.map((choice) => ({ value: String(choice.value), label: labelIn(language, choice.label) })),
          ]}
        />
      );
    return <TextField {...common} {...(form?.input === "date" && { type: "date" })} />;
  };
  return (
    <fieldset class="entry">
      <legend>{texts.query.condition(index + 1)}</legend>
      <div class="grid">
        <Select
          whole
          label={texts.query.field}
          value={condition.field}
          onValue={choose}
          issues={at(issues, `${path}.field`)}
          options={filters.map(({ name, form }) => ({
            value: name,
            label: section(name) + labelIn(language, form.label),
          }))}
        />
        <Select
          label={texts.query.operator}
          value={condition.operator}
          onValue={(operator) => onChange({ operator: operator as Operator })}
          issues={at(issues, `${path}.operator`)}
          options={operators.map((operator) => ({ value: operator, label: texts.query.operators[operator] }))}
        />
        {arity(condition.operator) === 1 && value("first", texts.query.value, "value")}
        {arity(condition.operator) === 2 && (
          <>
            {value("first", texts.query.from, "values[0]")}
            {value("second", texts.query.to, "values[1]")}
          </>
        )}
      </div>
      <button type="button" class="quiet" onClick={onRemove}>
        {texts.remove}
      </button>
    </fieldset>
  );
}

/** A table cell with a value of a record, formatted according to the field's metadata. */
function Cell({ value, form }: { value: JsonValue | undefined; form: FormField | undefined }) {
  const { language } = useSettings();
  if (form?.input === "money")
    return <td class="number">{typeof value === "string" ? reais(language, value) : "–"}</td>;
  if (value === undefined || value === null) return <td>–</td>;
  if (form?.input === "date")
    return (
      <td>
        <time dateTime={String(value)}>{longDate(language, String(value))}</time>
      </td>
    );
  const choice = form?.choices?.find((choice) => choice.value === value);
  if (choice) return <td>{labelIn(language, choice.label)}</td>;
  return <td>{typeof value === "object" ? <code class="small">{JSON.stringify(value)}</code> : String(value)}</td>;
}
