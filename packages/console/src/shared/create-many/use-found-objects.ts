import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { AT_ONCE, eachAtOnce } from '#queries/few-at-once.ts';
import { type FoundBy, type FoundObject, lookedUp } from './checked-rows.ts';
import type { ManyColumn, ManySpec } from './many-spec.ts';
import type { PastedRow } from './pasted-table.ts';

/** Undefined where nothing is under way. */
type Progress = { done: number; total: number } | undefined;

/** How far the look-up of what cells name is. */
interface FoundObjects {
  found: FoundBy;
  /** Of the objects that cells name: nothing can be created before. */
  progress: Progress;
  /** Of the names that new ones may share: what is created does not wait for a warning. */
  namesProgress: Progress;
  /** Why some could not be looked up, and how to try those again. */
  failed: Failed | undefined;
}

interface Failed {
  error: unknown;
  retry: () => void;
}

const keyOf = (field: string, text: string) => `${field} ${text.toLowerCase()}`;

/** Looks up what cells name, each once and a few at a time. What was found stays, whatever rows go. */
export function useFoundObjects<TValues extends object>(
  { columns }: Pick<ManySpec<TValues>, 'columns'>,
  rows: readonly PastedRow<keyof TValues & string>[],
): FoundObjects {
  const objects = useLookUps(
    columns.filter(({ sharedName }) => sharedName === undefined),
    rows,
  );
  const names = useLookUps(
    columns.filter(({ sharedName }) => sharedName !== undefined),
    objects.progress === undefined ? rows : [],
  );
  const { found: foundObject } = objects;
  const { found: foundName } = names;
  const found = useCallback<FoundBy>(
    (field, text) => foundObject(field, text) ?? foundName(field, text),
    [foundObject, foundName],
  );
  const failures = [objects.failed, names.failed].filter((failed) => failed !== undefined);
  return {
    found,
    progress: objects.progress,
    namesProgress: names.progress,
    failed: failures[0] && {
      error: failures[0].error,
      retry() {
        for (const { retry } of failures) retry();
      },
    },
  };
}

interface LookUps {
  found: FoundBy;
  progress: Progress;
  failed: Failed | undefined;
}

function useLookUps<TField extends string>(
  columns: readonly ManyColumn<TField>[],
  rows: readonly PastedRow<TField>[],
): LookUps {
  const queryClient = useQueryClient();
  const [known, setKnown] = useState<ReadonlyMap<string, FoundObject>>(new Map());
  const [done, setDone] = useState(0);
  const open = new Map<string, Open>();
  for (const column of columns) {
    const lookUp = lookUpOf(column);
    if (lookUp === undefined) continue;
    for (const { typed } of rows) {
      const text = lookedUp(column, typed[column.field] ?? '');
      const key = keyOf(column.field, text);
      if (text !== '' && !known.has(key)) open.set(key, { lookUp, text });
    }
  }
  const openKeys = [...open.keys()].join('\n');

  const lookUpAll = useEffectEvent(async (signal: AbortSignal) => {
    const answers = new Map<string, FoundObject>();
    const keep = () => setKnown((before) => new Map([...before, ...answers]));
    setDone(0);
    const lookUpOne = async ([key, { lookUp, text }]: [string, Open]) => {
      const answer = await lookUp(queryClient, text, signal).catch((error: unknown): FoundObject => ({
        state: 'unread',
        error,
      }));
      if (signal.aborted) return;
      answers.set(key, answer);
      setDone(answers.size);
    };
    // A row may be removed meanwhile.
    signal.addEventListener('abort', keep);
    // Not in the queue of small reads: a look-up may wait for one of them.
    await eachAtOnce(AT_ONCE, [...open], lookUpOne, signal);
    signal.removeEventListener('abort', keep);
    if (!signal.aborted) keep();
  });
  useEffect(() => {
    if (openKeys === '') return undefined;
    const stop = new AbortController();
    void lookUpAll(stop.signal);
    return () => stop.abort();
  }, [openKeys]);

  const found = useCallback<FoundBy>((field, text) => known.get(keyOf(field, text)), [known]);
  const unread = [...known].flatMap(([key, answer]) =>
    answer.state === 'unread' ? [{ key, ...answer }] : [],
  );
  const retry = () => {
    const again = new Set(unread.map(({ key }) => key));
    setKnown((before) => new Map([...before].filter(([key]) => !again.has(key))));
  };
  return {
    found,
    progress: open.size === 0 ? undefined : { done, total: open.size },
    failed: unread[0] && { error: unread[0].error, retry },
  };
}

interface Open {
  lookUp: LookUp;
  text: string;
}

type LookUp = (queryClient: QueryClient, text: string, signal: AbortSignal) => Promise<FoundObject>;

/** How the cells of a column are looked up; undefined for one whose cells say all themselves. */
function lookUpOf({ object, sharedName, check }: ManyColumn): LookUp | undefined {
  if (object !== undefined)
    return async (...asked) => {
      const found = await object.find(...asked);
      if (found === undefined) return { state: 'missing' };
      return 'mistake' in found ? { state: 'refused', ...found } : { state: 'found', object: found };
    };
  if (sharedName !== undefined)
    return async (...asked) => ({ state: (await sharedName.exists(...asked)) ? 'exists' : 'allowed' });
  if (check === undefined) return undefined;
  return async (...asked) => {
    const refused = await check.refuse(...asked);
    return refused === undefined ? { state: 'allowed' } : { state: 'refused', ...refused };
  };
}
