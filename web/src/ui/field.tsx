import type { Issue } from "lastro";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

import { say } from "../core";
import { useSettings } from "../settings";

/** The attributes of a control that connect it to its label, hint and issues. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  "aria-required": boolean;
}

interface FieldProps {
  label: string;
  id?: string;
  hint?: string | undefined;
  required?: boolean;
  /** Whether the field fills a whole row of the grid. */
  whole?: boolean;
  issues?: readonly Issue[];
  children: (control: ControlProps) => ComponentChildren;
}

export function Field({ label, id, hint, required = false, whole = false, issues = [], children }: FieldProps) {
  const { texts } = useSettings();
  const generated = useId();
  const own = id ?? generated;
  const described = [hint && `${own}-hint`, issues.length > 0 && `${own}-issues`].filter(Boolean).join(" ");
  return (
    <div class={whole ? "field whole" : "field"}>
      <label for={own}>
        {label}
        {required && (
          <span class="required" title={texts.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id: own,
        "aria-describedby": described || undefined,
        "aria-invalid": issues.some((issue) => issue.severity === "error"),
        "aria-required": required,
      })}
      <div class="below">
        {hint && (
          <p class="hint" id={`${own}-hint`}>
            {hint}
          </p>
        )}
        <IssueTexts id={`${own}-issues`} issues={issues} />
      </div>
    </div>
  );
}

/** The messages of issues. Each message includes its severity, so that it is not shown by colour only. */
export function IssueTexts({ id, issues }: { id?: string; issues: readonly Issue[] }) {
  const { language, texts } = useSettings();
  if (issues.length === 0) return null;
  return (
    <ul class="issues" id={id}>
      {issues.map((issue) => (
        <li class={issue.severity} data-code={issue.code}>
          <span class="visually-hidden">{texts.severities[issue.severity]}: </span>
          {say(language, issue)}
        </li>
      ))}
    </ul>
  );
}

/** The props of a field whose value is a string. */
type ValueProps = Omit<FieldProps, "children"> & { value: string; onValue: (value: string) => void };

/** The kind of input element of a one-line field. */
export interface Typed {
  type?: "date" | "email" | "tel" | "password";
  inputMode?: "numeric" | "decimal";
}

/** A field of one line. `onValue` gets the text exactly as typed. */
export function TextField({ value, onValue, type, inputMode, ...field }: ValueProps & Typed) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          // Preact's types depend on the value of `type`, because it determines the allowed roles. No role is set here, so the cast is safe.
          type={(type ?? "text") as "text"}
          inputMode={inputMode}
          autocomplete="off"
          spellcheck={false}
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A field of several lines, for text or code. */
export function TextArea({ value, onValue, code = false, ...field }: ValueProps & { code?: boolean }) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          class={code ? "code-input" : undefined}
          rows={code ? 10 : 3}
          spellcheck={false}
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function Select({ value, onValue, options, ...field }: ValueProps & { options: readonly Option[] }) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
          {options.map((option) => (
            <option value={option.value}>{option.label}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckboxProps {
  label: string;
  id?: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}

export function Checkbox({ label, id, checked, onChecked }: CheckboxProps) {
  const generated = useId();
  const own = id ?? generated;
  return (
    <div class="checkbox">
      <input id={own} type="checkbox" checked={checked} onChange={(event) => onChecked(event.currentTarget.checked)} />
      <label for={own}>{label}</label>
    </div>
  );
}

interface Range {
  min: number;
  max: number;
  step: number;
}

/** A slider with a text input next to it, which also accepts values outside the slider's range. */
export function Slider({ value, onValue, min, max, step, ...field }: ValueProps & Range) {
  return (
    <Field {...field}>
      {(control) => (
        <div class="slider">
          <input
            type="range"
            aria-label={field.label}
            min={min}
            max={max}
            step={step}
            value={value}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
          <input
            {...control}
            inputMode="decimal"
            autocomplete="off"
            value={value}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
