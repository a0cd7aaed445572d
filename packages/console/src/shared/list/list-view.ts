import type { ListColumnChoice, ListDensity } from '@archive-console/ui';
import { useState } from 'react';
import { useServices } from '#shared/runtime/services.ts';
import type { AppStorage } from '#shared/storage.ts';

const asItIs: ListColumnChoice = { hidden: [], order: [] };

/** The columns a person chose for one list; anything that is not such a choice counts as none. */
export function readColumnChoice(storage: AppStorage, list: string): ListColumnChoice {
  return columnChoiceOf(storedOf(storage, 'columns')[list]);
}

export function writeColumnChoice(storage: AppStorage, list: string, choice: ListColumnChoice): void {
  storage.write('columns', JSON.stringify({ ...storedOf(storage, 'columns'), [list]: choice }));
}

/** A choice of columns as it was stored; what is not one counts as none. */
export function columnChoiceOf(stored: unknown): ListColumnChoice {
  if (!isRecord(stored)) return asItIs;
  const { hidden, order, widths } = stored;
  if (!isTexts(hidden) || !isTexts(order)) return asItIs;
  return isNumbers(widths) ? { hidden, order, widths } : { hidden, order };
}

export function readDensity(storage: AppStorage): ListDensity {
  return storage.read('density') === 'compact' ? 'compact' : 'comfortable';
}

/** How one person likes to see a list: kept in the browser, not in the address, because it says nothing about the rows. */
export function useListView(list: string) {
  const { storage } = useServices();
  const [columnChoice, setColumnChoice] = useState(() => readColumnChoice(storage, list));
  const [density, setDensity] = useState(() => readDensity(storage));
  return {
    columnChoice,
    onColumnChoice(choice: ListColumnChoice) {
      writeColumnChoice(storage, list, choice);
      setColumnChoice(choice);
    },
    density,
    onDensity(next: ListDensity) {
      storage.write('density', next);
      setDensity(next);
    },
  };
}

/** What is stored for all lists under one key, by the list's name; nonsense counts as nothing. */
export function storedOf(storage: AppStorage, key: 'columns' | 'views'): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNumbers(value: unknown): value is Record<string, number> {
  return isRecord(value) && Object.values(value).every((number) => Number.isFinite(number));
}
