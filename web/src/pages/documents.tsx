import { boleto, cnpj, cpf, pix } from "lastro";

import { at, attempt, type Outcome } from "../core";
import { useKept } from "../kept";
import { reais } from "../money";
import { LINE } from "../samples/slip";
import { useSettings } from "../settings";
import { Code, CopyButton, Figures, Panel } from "../ui/blocks";
import { Day } from "../ui/day";
import { TextArea, TextField } from "../ui/field";
import { QrCode } from "../ui/qr";

export function DocumentsPage() {
  return (
    <div class="columns">
      <div class="stack">
        <Checked name="cpf" initial="529.982.247-25" format={(text) => cpf.format({ cpf: text })} />
        <Checked name="cnpj" initial="12abc34501de35" format={(text) => cnpj.format({ cnpj: text })} />
        <CheckDigits />
        <Line />
      </div>
      <div class="stack">
        <PixReader />
        <PixMaker />
      </div>
    </div>
  );
}

interface CheckedProps {
  name: "cpf" | "cnpj";
  initial: string;
  format: (text: string) => string;
}

/** An input for a document's number, such as a CPF. It shows whether the number is valid, and the number's printed form. */
function Checked({ name, initial, format }: CheckedProps) {
  const { texts } = useSettings();
  const [text, setText] = useKept(`documents.${name}`, () => initial);
  const formatted = attempt(() => format(text));
  return (
    <Panel title={texts.documents.titles[name]} intro={texts.documents.intros[name]}>
      <TextField label={name.toUpperCase()} value={text} onValue={setText} issues={formatted.issues} />
      <Result outcome={formatted} label={texts.documents.printed} />
    </Panel>
  );
}

function CheckDigits() {
  const { texts } = useSettings();
  const [base, setBase] = useKept("documents.base", () => "12ABC34501DE");
  const digits = attempt(() => cnpj.checkDigits({ base }));
  return (
    <Panel title={texts.documents.titles.digits} intro={texts.documents.intros.digits}>
      <TextField label={texts.documents.base} value={base} onValue={setBase} issues={digits.issues} />
      <Result outcome={digits} label={texts.documents.digits} />
    </Panel>
  );
}

function Result({ outcome, label }: { outcome: Outcome<string>; label: string }) {
  const { texts } = useSettings();
  return (
    <div aria-live="polite">
      {outcome.value === undefined ? (
        <p class="verdict error">{texts.documents.invalid}</p>
      ) : (
        <p class="verdict ok">
          {label} <strong class="break">{outcome.value}</strong>
        </p>
      )}
    </div>
  );
}

function Line() {
  const { language, texts, today } = useSettings();
  const [line, setLine] = useKept("documents.line", () => LINE);
  const slip = attempt(() => boleto.parseLinhaDigitavel({ linha: line, reference_date: today }));
  return (
    <Panel title={texts.line} intro={texts.documents.intros.line}>
      <TextField label={texts.line} inputMode="numeric" value={line} onValue={setLine} issues={slip.issues} />
      {slip.value && (
        <Figures
          figures={[
            { label: texts.documents.kind, value: texts.documents.slips[slip.value.tipo] },
            { label: texts.documents.bank, value: slip.value.banco ?? texts.unset },
            {
              label: texts.boleto.value,
              value: slip.value.valor === null ? texts.unset : reais(language, slip.value.valor),
            },
            {
              label: texts.boleto.due,
              value: slip.value.data_vencimento === null ? texts.unset : <Day date={slip.value.data_vencimento} />,
            },
            { label: texts.documents.barcode, value: <code class="break">{slip.value.barcode}</code> },
          ]}
        />
      )}
    </Panel>
  );
}

const PIX = pix.generate({
  chave: "pix@exemplo.com.br",
  nome: "Padaria São Bento",
  cidade: "São Paulo",
  valor: "59.90",
  txid: "PEDIDO502",
});

function PixReader() {
  const { language, texts } = useSettings();
  const [code, setCode] = useKept("documents.pix", () => PIX);
  const check = attempt(() => pix.check({ code }));
  const parsed = attempt(() => pix.parse({ code }));
  return (
    <Panel title={texts.documents.titles.pixRead} intro={texts.documents.intros.pixRead}>
      <TextArea label={texts.documents.pixCode} value={code} onValue={setCode} issues={parsed.issues} />
      <div aria-live="polite">
        {check.value && (
          <p class={check.value.valid ? "verdict ok" : "verdict error"}>
            {check.value.reason === null ? texts.documents.payable : texts.documents.pixFaults[check.value.reason]}
          </p>
        )}
        {check.value?.warning && <p class="note">{texts.documents.pixWarnings[check.value.warning]}</p>}
      </div>
      {parsed.value && (
        <Figures
          figures={[
            { label: texts.documents.kind, value: texts.documents.pixKinds[parsed.value.tipo] },
            {
              label: texts.documents.key,
              value: <span class="break">{parsed.value.chave ?? parsed.value.url ?? texts.unset}</span>,
            },
            { label: texts.documents.receiver, value: parsed.value.nome },
            { label: texts.documents.city, value: parsed.value.cidade },
            {
              label: texts.documents.pixFields.valor,
              value: parsed.value.valor === null ? texts.unset : reais(language, parsed.value.valor),
            },
            { label: "txid", value: parsed.value.txid ?? texts.unset },
          ]}
        />
      )}
    </Panel>
  );
}

function PixMaker() {
  const { texts } = useSettings();
  const [typed, setTyped] = useKept("documents.pixMade", () => ({
    chave: "pix@exemplo.com.br",
    nome: "João da Conceição",
    cidade: "São Paulo",
    valor: "129.90",
    txid: "FATURA8123",
    info: "",
  }));
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const { chave, nome, cidade, valor, txid, info } = typed;
  const made = attempt(() =>
    pix.generate({ chave, nome, cidade, valor: valor || null, txid: txid || null, info: info || null }),
  );
  return (
    <Panel
      title={texts.documents.titles.pixMake}
      intro={texts.documents.intros.pixMake}
      actions={made.value && <CopyButton text={made.value} />}
    >
      <div class="with-picture">
        <div class="grid">
          {names.map((name) => (
            <TextField
              key={name}
              label={texts.documents.pixFields[name]}
              value={typed[name]}
              onValue={(text) => setTyped({ ...typed, [name]: text })}
              issues={at(made.issues, name)}
              {...(name === "valor" && { inputMode: "decimal" })}
            />
          ))}
        </div>
        {made.value && <QrCode text={made.value} label={texts.documents.qr} />}
      </div>
      {made.value && <Code label={texts.documents.made}>{made.value}</Code>}
    </Panel>
  );
}
