import { Skeleton, Stack, Text } from '@archive-console/ui';
import { type QueryClient, type QueryKey, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AT_ONCE, eachAtOnce } from '#queries/few-at-once.ts';
import { isSessionOver, type ReadingPhase } from '#queries/read-of-each.ts';
import { type ReadingActions, ReadingControls } from '#shared/loading/ReadingControls.tsx';
import { ReadingProgress } from '#shared/loading/ReadingProgress.tsx';
import { MANY } from './many.ts';
import { SelectedNames } from './SelectedNames.tsx';

/** Counts one kind of what depends on a row. */
type CountOf<TRow> = (queryClient: QueryClient, row: TRow) => Promise<number>;

/** How much belongs to these rows together, as far as it is counted. */
interface Counting {
  phase: ReadingPhase;
  done: number;
  total: number;
  /** It goes on with what could not be read, or was not read yet. */
  isAgain: boolean;
  /** The names of those that were not read, once it has ended. */
  unread: readonly string[];
  actions: ReadingActions;
}

interface Sum {
  sum: number;
  /** It is known of every row. */
  isWhole: boolean;
}

export type SumOfEach = Counting & Sum;
/** The same of several kinds, which are counted together. */
export type SumsOfEach = Counting & { sums: readonly Sum[] };

/** What is counted is shown again so much later, in milliseconds. */
const SHOWN_EVERY_MS = 250;

type Counts = readonly ReadonlyMap<string, number>[];

interface Counted {
  /** Whose they are. */
  key: string;
  phase: ReadingPhase;
  /** What is known of each, kind by kind; maps for the whole reading, which change in place. */
  counts: Counts;
  done: number;
  isAgain: boolean;
}

const begun = (key: string, kinds: number): Counted => ({
  key,
  phase: 'reading',
  counts: Array.from({ length: kinds }, () => new Map()),
  done: 0,
  isAgain: false,
});

/**
 * Counts what belongs to each row, of one kind or several: the service counts it row by row, which takes its time where
 * they are many.
 */
export function useSumsOfEach<TRow extends { id: string }>(
  rows: readonly TRow[],
  nameOf: (row: TRow) => string,
  kinds: readonly CountOf<TRow>[],
): SumsOfEach {
  const queryClient = useQueryClient();
  const key = rows.map(({ id }) => id).join();
  const [kept, setCounted] = useState(() => begun(key, kinds.length));
  const counted = kept.key === key ? kept : begun(key, kinds.length);
  const { phase, counts, done, isAgain } = counted;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const next = counts.map((known) => new Map(known));
    const missing = rows.filter((row) => !isKnown(counts, row));
    let settled = rows.length - missing.length;
    let shownAt = performance.now();
    const show = (reached: ReadingPhase) =>
      signal.aborted || setCounted({ key, phase: reached, counts: next, done: settled, isAgain });
    const countKind = async (row: TRow, countOf: CountOf<TRow>, known: Map<string, number> | undefined) => {
      if (known === undefined || known.has(row.id)) return;
      try {
        known.set(row.id, await countOf(queryClient, row));
      } catch (error) {
        if (isSessionOver(error)) throw error;
      }
    };
    const count = async (row: TRow) => {
      await Promise.all(kinds.map((countOf, kind) => countKind(row, countOf, next[kind])));
      settled += 1;
      if (performance.now() - shownAt < SHOWN_EVERY_MS) return;
      shownAt = performance.now();
      show('reading');
    };
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
    sums: counts.map((known) => ({
      sum: [...known.values()].reduce((sum, count) => sum + count, 0),
      isWhole: known.size === rows.length,
    })),
    unread: phase === 'reading' ? [] : rows.filter((row) => !isKnown(counts, row)).map(nameOf),
    phase,
    done,
    total: rows.length,
    isAgain,
    actions: {
      stop: () => setCounted({ ...counted, phase: 'stopped' }),
      resume: () =>
        setCounted({
          ...counted,
          phase: 'reading',
          done: rows.filter((row) => isKnown(counts, row)).length,
          isAgain: true,
        }),
      restart: () => setCounted(begun(key, kinds.length)),
    },
  };
}

const isKnown = (counts: Counts, { id }: { id: string }) => counts.every((known) => known.has(id));

/** The same of one kind. */
export function useSumOfEach<TRow extends { id: string }, TAnswer, TKey extends QueryKey>(
  rows: readonly TRow[],
  nameOf: (row: TRow) => string,
  countOf: (row: TRow) => UseQueryOptions<TAnswer, Error, number, TKey>,
): SumOfEach {
  const { sums, ...counting } = useSumsOfEach(rows, nameOf, [
    (queryClient, row) => queryClient.query(countOf(row)),
  ]);
  return { ...counting, ...(sums[0] ?? nothing) };
}

const nothing: Sum = { sum: 0, isWhole: true };

interface SumWords {
  inWords: (count: number) => string;
  /** That it is not known. */
  unknown: string;
}

/** Says a sum; where it is not whole, what is known of it and of which rows it is not. While many are counted, how far that is. */
export function SumInWords({ sum: { sum, isWhole, ...counting }, ...words }: SumWords & { sum: SumOfEach }) {
  return <SumsInWords sums={{ ...counting, sums: [{ sum, isWhole }] }} words={[words]} />;
}

interface SumsInWordsProps {
  sums: SumsOfEach;
  /** Those of each kind, in the same order. */
  words: readonly SumWords[];
}

/** Says several sums, with one progress and one way to try again. */
export function SumsInWords({
  sums: { sums, phase, done, total, isAgain, unread, actions },
  words,
}: SumsInWordsProps) {
  const { t } = useTranslation('objects');
  const isReading = phase === 'reading';
  const isWhole = unread.length === 0;
  // A few are there soon: that they are still counted is said, how far that is only where it takes its time.
  if (isReading && total <= MANY && !isAgain)
    return (
      <Stack gap={4}>
        <Text tone="muted">{t('bulk.sum.reading')}</Text>
        {words.map((_, kind) => (
          <Skeleton key={kind} width="60%" />
        ))}
      </Stack>
    );
  return (
    <Stack gap={isReading ? 8 : 4}>
      {isReading ? (
        <ReadingProgress label={t('bulk.sum.reading')} {...{ done, total }} onStop={actions.stop} />
      ) : (
        words.map((said, kind) => <SumText key={kind} {...(sums[kind] ?? nothing)} {...said} />)
      )}
      {!isWhole && (
        <>
          <Text>{t('bulk.sum.unread', { count: unread.length })}</Text>
          <SelectedNames names={unread} />
        </>
      )}
      {/* One button, whatever it does by now: it keeps the focus. */}
      {(isReading || !isWhole) && <ReadingControls {...{ phase, isWhole, actions }} />}
    </Stack>
  );
}

function SumText({ sum, isWhole, inWords, unknown }: Sum & SumWords) {
  const { t } = useTranslation('objects');
  if (isWhole) return <Text strong={sum > 0}>{inWords(sum)}</Text>;
  return (
    <>
      <Text strong>{unknown}</Text>
      {sum > 0 && <Text>{t('bulk.sum.soFar', { text: inWords(sum) })}</Text>}
    </>
  );
}
