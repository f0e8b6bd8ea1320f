import { useState } from "preact/hooks";

const memory = new Map<string, unknown>();

/** State that outlives its page, in memory alone: what was typed is there when one comes back. */
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
