import { Text } from '@archive-console/ui';
import { type QueryKey, useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { MANY } from './many.ts';

/** A sum over rows: `undefined` while it is counted, `null` where it is not known. */
export type Sum = number | null | undefined;

/** How much belongs to these rows together. The service counts it row by row: of more than {@link MANY} it is not asked. */
export function useSumOfEach<TRow, TAnswer, TKey extends QueryKey>(
  rows: readonly TRow[],
  countOf: (row: TRow) => UseQueryOptions<TAnswer, Error, number, TKey>,
): Sum {
  const isAsked = rows.length <= MANY;
  return useQueries({
    queries: isAsked ? rows.map(countOf) : [],
    combine(answers) {
      if (!isAsked || answers.some(({ isError }) => isError)) return null;
      const counts = answers.flatMap(({ data }) => data ?? []);
      return counts.length < rows.length ? undefined : counts.reduce((sum, count) => sum + count, 0);
    },
  });
}

/** Says a sum, or that it is not known; nothing while it is counted. */
export function SumInWords({
  sum,
  inWords,
  unknown,
}: {
  sum: Sum;
  inWords: (count: number) => string;
  unknown: string;
}) {
  if (sum === undefined) return null;
  return sum === null ? <Text strong>{unknown}</Text> : <Text strong={sum > 0}>{inWords(sum)}</Text>;
}
