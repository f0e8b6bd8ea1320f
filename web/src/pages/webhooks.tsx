import { webhook, type Flavour, type SignaturePlan } from "lastro";

import { at, attempt, figure } from "../core";
import { useKept } from "../kept";
import { useSettings } from "../settings";
import { Code, Figures, Panel } from "../ui/blocks";
import { Select, TextArea, TextField } from "../ui/field";

const SECRET = "segredo-do-cadastro";
const FLAVOURS: Readonly<Record<Flavour, string>> = {
  php: "PHP json_encode",
  php_unescaped: "PHP, JSON_UNESCAPED_*",
  js: "JavaScript JSON.stringify",
  python: "Python json.dumps",
};
const DATA =
  '{"id":8123,"cliente":"João da Conceição & Cia.","valor_venda":130.0,"parcelas":[{"id":9001,"data_vencimento":"2027-01-31","valor":43.34}],"pagamento_online_codigo":"a/b"}';

/** A valid webhook, and variants of its body or secret for which the verification fails, as happens in real receivers. */
const SAMPLES = {
  good: (body: string) => ({ body, secret: SECRET }),
  changed: (body: string) => ({ body: body.replace('"valor_venda":130', '"valor_venda":1'), secret: SECRET }),
  // the receiver parsed the body and wrote it again, as with json_decode and json_encode in PHP: 10.0 became 10
  rewritten: (body: string) => ({ body: body.replaceAll(/(\d)\.0\b/g, "$1"), secret: SECRET }),
  space: (body: string) => ({ body, secret: `${SECRET} ` }),
} as const;
const NAMES = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

/** 12:00 UTC on the page's date, in Unix seconds. */
const noon = (today: string): number => Date.parse(`${today}T12:00:00Z`) / 1000;

const signed = (flavour: Flavour, today: string): string =>
  webhook.sign({
    endpoint: "vendas",
    operation: "update",
    data: DATA,
    timestamp: noon(today) - 30,
    secret: SECRET,
    flavour,
  });

export function WebhooksPage() {
  const { texts, today } = useSettings();
  const [state, setState] = useKept("webhooks", () => ({
    ...SAMPLES.good(signed("python", today)),
    flavour: "python" as Flavour,
    tolerance: "",
    now: String(noon(today)),
  }));
  const set = (changed: Partial<typeof state>) => setState({ ...state, ...changed });

  const { body, secret } = state;
  const limits = state.tolerance === "" ? {} : { now: figure(state.now), tolerance_s: figure(state.tolerance) };
  const verified = attempt(() => webhook.verify({ body, secret, ...limits }));
  const plan = attempt(() => webhook.plan({ body }));
  const explained = attempt(() => webhook.explain({ body, secret }));
  const verdict = verified.value?.verdict;
  const event = plan.value?.event;

  return (
    <div class="split">
      <form class="stack" onSubmit={(event) => event.preventDefault()}>
        <Panel title={texts.webhooks.samples} intro={texts.webhooks.samplesIntro}>
          <Select
            label={texts.webhooks.flavour}
            value={state.flavour}
            onValue={(flavour) => set({ flavour: flavour as Flavour })}
            options={Object.entries(FLAVOURS).map(([value, label]) => ({ value, label }))}
          />
          <div class="buttons">
            {NAMES.map((name) => (
              <button
                type="button"
                onClick={() => set({ ...SAMPLES[name](signed(state.flavour, today)), now: String(noon(today)) })}
              >
                {texts.webhooks.sampleNames[name]}
              </button>
            ))}
          </div>
        </Panel>

        <Panel title={texts.webhooks.received}>
          <TextArea
            label={texts.webhooks.body}
            code
            value={body}
            onValue={(body) => set({ body })}
            issues={at(verified.issues, "body")}
          />
          <TextField
            label={texts.webhooks.secret}
            value={secret}
            onValue={(secret) => set({ secret })}
            issues={at(verified.issues, "secret")}
          />
          <div class="grid">
            <TextField
              label={texts.webhooks.tolerance}
              hint={texts.webhooks.toleranceHint}
              inputMode="numeric"
              value={state.tolerance}
              onValue={(tolerance) => set({ tolerance })}
              issues={at(verified.issues, "tolerance_s")}
            />
            <TextField
              label={texts.webhooks.now}
              hint={texts.webhooks.nowHint}
              inputMode="numeric"
              value={state.now}
              onValue={(now) => set({ now })}
              issues={at(verified.issues, "now")}
            />
          </div>
        </Panel>
      </form>

      <div class="stack">
        <Panel title={texts.webhooks.verdict}>
          <div aria-live="polite">
            {verdict && (
              <p class={verdict === "ok" ? "verdict ok" : "verdict error"} data-verdict={verdict}>
                <strong>{verdict}</strong> {texts.webhooks.verdicts[verdict]}
              </p>
            )}
            {verdict && verdict !== "ok" && explained.value && (
              <p class="note" data-cause={explained.value.likely}>
                <strong>{texts.webhooks.likely}</strong> {texts.webhooks.causes[explained.value.likely]}{" "}
                <span class="muted" lang="en">
                  ({explained.value.evidence})
                </span>
              </p>
            )}
          </div>
          {verified.value?.form && (
            <Figures
              figures={[
                { label: texts.webhooks.form, value: texts.webhooks.forms[verified.value.form] },
                { label: texts.webhooks.dedupe, value: <code class="break">{verified.value.dedupe_key}</code> },
              ]}
            />
          )}
        </Panel>

        <Panel title={texts.webhooks.event} intro={texts.webhooks.eventIntro}>
          {event ? (
            <Figures
              figures={[
                { label: "endpoint", value: event.endpoint ?? texts.unset },
                { label: "operation", value: event.operation ?? texts.unset },
                { label: "api", value: event.api ?? texts.unset },
                { label: "timestamp", value: event.timestamp ?? texts.unset },
              ]}
            />
          ) : (
            <p class="muted">{texts.webhooks.noEvent}</p>
          )}
        </Panel>

        <Panel title={texts.webhooks.signed} intro={texts.webhooks.signedIntro}>
          {plan.value && <SignedBytes body={body} plan={plan.value} />}
        </Panel>
      </div>
    </div>
  );
}

/** Shows the body with its signed ranges marked. The ranges are offsets of bytes, not characters, so the body is split as bytes. */
function SignedBytes({ body, plan }: { body: string; plan: SignaturePlan }) {
  const { texts } = useSettings();
  const bytes = new TextEncoder().encode(body);
  const decoder = new TextDecoder();
  const piece = (start: number, end: number) => decoder.decode(bytes.subarray(start, end));
  let behind = 0;
  const pieces = plan.ranges.flatMap(({ start, end }) => {
    const between = piece(behind, start);
    behind = end;
    return [between, <mark>{piece(start, end)}</mark>];
  });
  const total = plan.ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    <>
      <p class="muted">{texts.webhooks.counted(total, bytes.length, plan.ranges.length)}</p>
      <Code label={texts.webhooks.signed}>
        {pieces}
        {piece(behind, bytes.length)}
      </Code>
    </>
  );
}
