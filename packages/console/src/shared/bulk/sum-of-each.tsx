import { Stack, Text } from '@archive-console/ui';
import { type QueryKey, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AT_ONCE, eachAtOnce } from '#queries/few-at-once.ts';
import { isSessionOver, type ReadingPhase } from '#queries/read-of-each.ts';
import { type ReadingActions, ReadingControls } from '#shared/loading/ReadingControls.tsx';
import { ReadingProgress } from '#shared/loading/ReadingProgress.tsx';
import { MANY } from './many.ts';
import { SelectedNames } from './SelectedNames.tsx';

/** How much belongs to these rows together, as far as it is counted. */
export interface SumOfEach {
  sum: number;
  phase: ReadingPhase;
  done: number;
  total: number;
  /** The names of those that were not read, once it has ended. */
  unread: readonly string[];
  actions: ReadingActions;
}

/** What is counted is shown again so much later, in milliseconds. */
const SHOWN_EVERY_MS = 250;

interface Counted {
  /** Whose they are. */
  key: string;
  phase: ReadingPhase;
  /** What is known of each; one map for the whole reading, which changes in place. */
  counts: ReadonlyMap<string, number>;
  done: number;
}

const begun = (key: string): Counted => ({ key, phase: 'reading', counts: new Map(), done: 0 });

/** Counts what belongs to each row: the service counts it row by row, which takes its time where they are many. */
export function useSumOfEach<TRow extends { id: string }, TAnswer, TKey extends QueryKey>(
  rows: readonly TRow[],
  nameOf: (row: TRow) => string,
  countOf: (row: TRow) => UseQueryOptions<TAnswer, Error, number, TKey>,
): SumOfEach {
  const queryClient = useQueryClient();
  const key = rows.map(({ id }) => id).join();
  const [kept, setCounted] = useState(() => begun(key));
  const counted = kept.key === key ? kept : begun(key);
  const { phase, counts, done } = counted;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const known = new Map(counts);
    let settled = known.size;
    let shownAt = performance.now();
    const show = (next: ReadingPhase) =>
      signal.aborted || setCounted({ key, phase: next, counts: known, done: settled });
    const count = async (row: TRow) => {
      try {
        known.set(row.id, await queryClient.query(countOf(row)));
      } catch (error) {
        if (isSessionOver(error)) throw error;
      }
      settled += 1;
      if (performance.now() - shownAt < SHOWN_EVERY_MS) return;
      shownAt = performance.now();
      show('reading');
    };
    const missing = rows.filter(({ id }) => !known.has(id));
    // What was not read is named.
    await eachAtOnce(AT_ONCE, missing, count, signal).catch(() => undefined);
    show('read');
  });
  useEffect(() => {
    if (phase !== 'reading') return undefined;
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [key, phase]);

  return {
    sum: [...counts.values()].reduce((sum, count) => sum + count, 0),
    phase,
    done,
    total: rows.length,
    unread: phase === 'reading' ? [] : rows.filter(({ id }) => !counts.has(id)).map(nameOf),
    actions: {
      stop: () => setCounted({ ...counted, phase: 'stopped' }),
      resume: () => setCounted({ ...counted, phase: 'reading', done: counts.size }),
      restart: () => setCounted(begun(key)),
    },
  };
}

interface SumInWordsProps {
  sum: SumOfEach;
  inWords: (count: number) => string;
  /** That it is not known. */
  unknown: string;
}

/** Says a sum; where it is not whole, what is known of it and of which rows it is not. While many are counted, how far that is. */
export function SumInWords({
  sum: { sum, phase, done, total, unread, actions },
  inWords,
  unknown,
}: SumInWordsProps) {
  const { t } = useTranslation('objects');
  const isWhole = unread.length === 0;
  const controls = <ReadingControls {...{ phase, isWhole, actions }} />;
  if (phase === 'reading') {
    if (total <= MANY) return null;
    return (
      <Stack gap={8}>
        <ReadingProgress label={t('bulk.sum.reading')} {...{ done, total }} onStop={actions.stop} />
        {controls}
      </Stack>
    );
  }
  if (isWhole) return <Text strong={sum > 0}>{inWords(sum)}</Text>;
  return (
    <Stack gap={4}>
      <Text strong>{unknown}</Text>
      {sum > 0 && <Text>{t('bulk.sum.soFar', { text: inWords(sum) })}</Text>}
      <Text>{t('bulk.sum.unread', { count: unread.length })}</Text>
      <SelectedNames names={unread} />
      {controls}
    </Stack>
  );
}
