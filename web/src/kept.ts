import { useState } from "preact/hooks";

const memory = new Map<string, unknown>();

/** State that is kept in memory while the user visits other pages, so that input is still there when the user returns. */
export function useKept<T>(key: string, initial: () => T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (memory.has(key) ? (memory.get(key) as T) : initial()));
  return [
    value,
    (next) => {
      memory.set(key, next);
      setValue(next);
    },
  ];
}
