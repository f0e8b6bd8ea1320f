import type { FormField, FormInput, Issue } from "lastro";

import { at, labelIn } from "../core";
import { useSettings } from "../settings";
import { Checkbox, Select, TextArea, TextField, type Typed } from "../ui/field";
import type { Values } from "./record";

/** The input types of one-line fields. Numbers use text inputs, since a number input may change what was typed. */
const TYPED: Partial<Record<FormInput, Typed>> = {
  date: { type: "date" },
  email: { type: "email" },
  tel: { type: "tel" },
  password: { type: "password" },
  integer: { inputMode: "numeric" },
  decimal: { inputMode: "decimal" },
  money: { inputMode: "decimal" },
  percent: { inputMode: "decimal" },
};

/** The id of the element for a field, to which the list of problems links. */
export const fieldId = (path: string): string => `field-${path}`;

interface RecordFieldProps {
  field: FormField;
  path: string;
  values: Values;
  issues: readonly Issue[];
  onValue: (path: string, text: string) => void;
}

/** The control for one field of a record. The field's metadata determines which kind of control it is. */
export function RecordField({ field, path, values, issues, onValue }: RecordFieldProps) {
  const { language, texts } = useSettings();
  const common = {
    id: fieldId(path),
    label: labelIn(language, field.label),
    required: field.required,
    issues: at(issues, path),
    value: values[path] ?? "",
    onValue: (text: string) => onValue(path, text),
  };
  if (field.input === "checkbox") {
    const { id, label, value } = common;
    return (
      <Checkbox id={id} label={label} checked={value === "1"} onChecked={(on) => common.onValue(on ? "1" : "0")} />
    );
  }
  if (field.input === "select") {
    const choices = (field.choices ?? []).map(({ value, label }) => ({
      value: String(value),
      label: labelIn(language, label),
    }));
    return <Select {...common} options={[{ value: "", label: texts.unset }, ...choices]} />;
  }
  if (field.input === "textarea") return <TextArea {...common} />;
  return <TextField {...common} {...TYPED[field.input]} />;
}
