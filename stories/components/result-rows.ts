import { type ResultOutcome, resultOutcomes, type ResultRow, type ResultRows } from '@archive-console/ui';

const rank: readonly ResultOutcome[] = [
  'failed',
  'unclear',
  'running',
  'skipped',
  'pending',
  'excluded',
  'done',
];

/**
 * Given rows as a sheet reads them.
 *
 * @param againCount how many of them may come out better another time
 */
export function resultRows(rows: readonly ResultRow[], againCount = 0): ResultRows {
  const countOf = (outcome: ResultOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const counts = Object.fromEntries(resultOutcomes.map((outcome) => [outcome, countOf(outcome)]));
  const shown = rows.toSorted((a, b) => rank.indexOf(a.outcome) - rank.indexOf(b.outcome));
  return { counts: counts as ResultRows['counts'], againCount, at: (index) => shown[index] };
}
