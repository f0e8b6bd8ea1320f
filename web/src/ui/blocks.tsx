import type { ComponentChildren } from "preact";
import { useEffect, useId, useState } from "preact/hooks";

import { useSettings } from "../settings";

interface PanelProps {
  title: string;
  intro?: string;
  actions?: ComponentChildren;
  children: ComponentChildren;
}

/** A section of a page with a title. Screen readers can jump to it. */
export function Panel({ title, intro, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section class="panel" aria-labelledby={id}>
      <div class="panel-head">
        <h2 id={id}>{title}</h2>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {intro && <p class="muted">{intro}</p>}
      {children}
    </section>
  );
}

export function CopyButton({ text }: { text: string }) {
  const { texts } = useSettings();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [text]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" class="quiet" onClick={copy}>
      <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
    </button>
  );
}

/** A block of code. Lines may break anywhere. A long block scrolls by itself, also with the keyboard, since it can be focused. */
export function Code({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <pre class="code" tabIndex={0} role="group" aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}

interface FiguresProps {
  figures: readonly { label: string; value: ComponentChildren; strong?: boolean }[];
}

/** Results that are shown next to each other. Screen readers announce their changes. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl class="figures" aria-live="polite">
      {figures.map(({ label, value, strong }) => (
        <div class={strong ? "figure strong" : "figure"}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The indices of the columns with numbers, which are right-aligned. */
  figures?: readonly number[];
  children: ComponentChildren;
}

export function Table({ caption, head, figures = [], children }: TableProps) {
  return (
    <div class="table" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th scope="col" class={figures.includes(index) ? "number" : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
