import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { isDate } from "./dates";
import { BoletoPage } from "./pages/boleto";
import { ContractPage } from "./pages/contract";
import { DocumentsPage } from "./pages/documents";
import { QueryPage } from "./pages/query";
import { WebhooksPage } from "./pages/webhooks";
import { YearPage } from "./pages/year";
import { useSettings, type Theme } from "./settings";

const PAGES = {
  contract: ContractPage,
  boleto: BoletoPage,
  webhooks: WebhooksPage,
  query: QueryPage,
  documents: DocumentsPage,
  year: YearPage,
} as const satisfies Record<string, FunctionComponent>;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as PageName[];
const THEMES: readonly Theme[] = ["system", "light", "dark"];

const addressed = (): PageName => NAMES.find((name) => location.hash === `#/${name}`) ?? "contract";

export function App() {
  const { texts } = useSettings();
  const [name, setName] = useState(addressed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focuses the heading of a new page, so that screen readers announce the page.
    const turn = () => {
      setName(addressed());
      heading.current?.focus();
      scrollTo(0, 0);
    };
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, []);
  const page = texts.pages[name];
  useLayoutEffect(() => {
    document.title = `${page.title} · lastro`;
  }, [page]);
  const Page = PAGES[name];

  return (
    <>
      <a
        class="skip"
        href={`#/${name}`}
        onClick={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <header class="bar">
        <div class="bar-inner">
          <a class="brand" href="#/contract">
            <img src="./icon.svg" alt="" width="28" height="28" />
            lastro
          </a>
          <nav aria-label={texts.navigation}>
            {NAMES.map((other) => (
              <a href={`#/${other}`} aria-current={other === name ? "page" : undefined}>
                {texts.pages[other].link}
              </a>
            ))}
          </nav>
          <Preferences />
        </div>
      </header>
      <main>
        <div class="page-head">
          <p class="about">{texts.about}</p>
          <h1 ref={heading} tabIndex={-1}>
            {page.title}
          </h1>
          <p>{page.intro}</p>
        </div>
        <Page key={name} />
      </main>
    </>
  );
}

function Preferences() {
  const { texts, language, setLanguage, theme, setTheme, today, setToday } = useSettings();
  return (
    <div class="preferences">
      <label>
        <span>{texts.today}</span>
        <input
          type="date"
          required
          value={today}
          onInput={(event) => isDate(event.currentTarget.value) && setToday(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{texts.language}</span>
        <select value={language} onChange={(event) => setLanguage(event.currentTarget.value === "en" ? "en" : "pt-BR")}>
          <option value="pt-BR" lang="pt-BR">
            Português
          </option>
          <option value="en" lang="en">
            English
          </option>
        </select>
      </label>
      <label>
        <span>{texts.theme}</span>
        <select
          value={theme}
          onChange={(event) => setTheme(THEMES.find((known) => known === event.currentTarget.value) ?? "system")}
        >
          {THEMES.map((known) => (
            <option value={known}>{texts.themes[known]}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
