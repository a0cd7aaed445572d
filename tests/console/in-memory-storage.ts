import { type AppStorage, createStorage } from '#console/shared/storage.ts';

/** A browser's storage without a browser, with what it already holds. */
export function memory(held: Record<string, string> = {}) {
  const map = new Map(Object.entries(held));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** The console's storage over nothing but memory. */
export function storageWith(held: Record<string, string> = {}): AppStorage {
  return createStorage({ local: memory(held), session: memory() });
}
