import { useState } from 'react';
import type { Check } from './check-list-types.ts';

/** Those whose state is another than it was, from one change to the next. */
export function useChanged(items: readonly Check[]): readonly Check[] {
  const [seen, setSeen] = useState(items);
  const [changed, setChanged] = useState<readonly Check[]>([]);
  if (seen !== items) {
    setSeen(items);
    const before = new Map(seen.map(({ id, state }) => [id, state]));
    const now = items.filter(({ id, state }) => before.has(id) && before.get(id) !== state);
    if (now.length > 0) setChanged(now);
  }
  return changed;
}
