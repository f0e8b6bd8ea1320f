import type { FormField, Issue } from "lastro";

import { labelIn, say } from "../core";
import { useSettings } from "../settings";
import { metadataPath } from "./record";
import { fieldId } from "./record-field";

interface ProblemsProps {
  issues: readonly Issue[];
  fields: readonly FormField[];
}

/** A list of all problems of a record, each with a link to its field. */
export function Problems({ issues, fields }: ProblemsProps) {
  const { language, texts } = useSettings();
  const errors = issues.filter((issue) => issue.severity === "error").length;
  const warnings = issues.length - errors;
  return (
    <div class="problems">
      <p class={errors > 0 ? "verdict error" : "verdict ok"} aria-live="polite">
        {errors > 0 ? texts.contract.problems(errors, warnings) : texts.contract.fits(warnings)}
      </p>
      <ul>
        {issues.map((issue) => (
          <li class={issue.severity}>
            <button type="button" class="link" onClick={() => lead(issue.path)}>
              {named(issue.path, fields, (label) => labelIn(language, label))}
            </button>{" "}
            {say(language, issue)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A path as labels for people: `itens[0].total` becomes "Itens 1, Total". */
function named(path: string, fields: readonly FormField[], label: (label: FormField["label"]) => string): string {
  const steps = path.split(".");
  return steps
    .map((step, depth) => {
      const upTo = steps.slice(0, depth + 1).join(".");
      const field = fields.find((known) => known.path === metadataPath(upTo).replace(/\[\]$/, ""));
      const index = /\[(\d+)\]$/.exec(step)?.[1];
      const name = field === undefined ? step : label(field.label);
      return index === undefined ? name : `${name} ${Number(index) + 1}`;
    })
    .join(", ");
}

function lead(path: string) {
  const field = document.getElementById(fieldId(path));
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}
