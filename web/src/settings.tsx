import type { Language, LocalDate } from "lastro";
import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";

import { clockDate } from "./dates";
import { en } from "./texts/en";
import { ptBr } from "./texts/pt-br";

export type Texts = typeof en;
export type Theme = "system" | "light" | "dark";

const TEXTS: Record<Language, Texts> = { en, "pt-BR": ptBr };

interface Settings {
  language: Language;
  setLanguage(language: Language): void;
  theme: Theme;
  setTheme(theme: Theme): void;
  today: LocalDate;
  setToday(today: LocalDate): void;
  texts: Texts;
}

const Context = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = useContext(Context);
  if (settings === null) throw new Error("no settings around this component");
  return settings;
}

/** State that is stored in the browser for the next visit. */
function useStored<T extends string>(name: string, initial: T): [T, (value: T) => void] {
  const key = `lastro.${name}`;
  const [value, setValue] = useState<T>(() => (localStorage.getItem(key) as T | null) ?? initial);
  const store = (next: T) => {
    localStorage.setItem(key, next);
    setValue(next);
  };
  return [value, store];
}

export function SettingsProvider({ children }: { children: ComponentChildren }) {
  const spoken: Language = navigator.language.startsWith("pt") ? "pt-BR" : "en";
  const [language, setLanguage] = useStored<Language>("language", spoken);
  const [theme, setTheme] = useStored<Theme>("theme", "system");
  const [today, setToday] = useState(clockDate);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const settings = { language, setLanguage, theme, setTheme, today, setToday, texts: TEXTS[language] };
  return <Context.Provider value={settings}>{children}</Context.Provider>;
}
