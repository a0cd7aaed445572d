import type { ListColumnChoice, ListDensity } from '@archive-console/ui';
import { useState } from 'react';
import { useServices } from './services.ts';
import type { AppStorage } from './storage.ts';

const asItIs: ListColumnChoice = { hidden: [], order: [] };

/** The columns a person chose for one list; anything that is not such a choice counts as none. */
export function readColumnChoice(storage: AppStorage, list: string): ListColumnChoice {
  const choice: unknown = choicesIn(storage)[list];
  if (typeof choice !== 'object' || choice === null) return asItIs;
  const { hidden, order } = choice as Partial<Record<keyof ListColumnChoice, unknown>>;
  return isTexts(hidden) && isTexts(order) ? { hidden, order } : asItIs;
}

export function writeColumnChoice(storage: AppStorage, list: string, choice: ListColumnChoice): void {
  storage.write('columns', JSON.stringify({ ...choicesIn(storage), [list]: choice }));
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

function choicesIn(storage: AppStorage): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.read('columns') ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
