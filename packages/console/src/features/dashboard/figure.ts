import { ApiError } from '@archive-console/api-client';
import { isStopped } from '#shared/list/list-status.ts';

/** Ages are reported in hours and minutes. */
const ONE_MINUTE = 60_000;

/** One figure of the page: on its way, here, not counted by the service, or not to be had. */
export type Figure<TValue = number> =
  | { state: 'pending' }
  | { state: 'ready'; value: TValue; asOf: Date }
  | { state: 'absent'; asOf: Date }
  | FailedFigure;

/** A figure that is not asked for: it makes nothing of the page older. */
export const NOT_ASKED = { state: 'absent', asOf: new Date(0) } as const satisfies Figure;

/** A figure that could not be read, and how to try again. */
export interface FailedFigure {
  state: 'failed';
  error: Error;
  retry(): void;
}

/** What a read of the cache says, as far as a figure needs it. */
export interface Source<TValue> {
  data: TValue | null | undefined;
  error: Error | null;
  isError: boolean;
  isPending: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  dataUpdatedAt: number;
  refetch(): unknown;
}

/** The figure of the first source that has it: most have more than one, so that one failure hides little. */
export function figureOf<TValue>(...sources: readonly [Source<TValue>, ...Source<TValue>[]]): Figure<TValue> {
  for (const { data, dataUpdatedAt } of sources) {
    if (data !== null && data !== undefined)
      return { state: 'ready', value: data, asOf: new Date(dataUpdatedAt) };
  }
  if (sources.some((source) => source.isPending && !isStopped(source))) return { state: 'pending' };
  const failed = sources.filter((source) => source.error !== null || isStopped(source));
  const [first] = failed;
  if (first === undefined) return { state: 'absent', asOf: new Date(sources[0].dataUpdatedAt) };
  const retry = () => {
    for (const source of failed) source.refetch();
  };
  return { state: 'failed', error: first.error ?? stopped(), retry };
}

/** The value, once it is here. */
export function valueOf<TValue>(figure: Figure<TValue>): TValue | undefined {
  return figure.state === 'ready' ? figure.value : undefined;
}

/** The same figure of another value. */
export function mapFigure<TValue, TOther>(
  figure: Figure<TValue>,
  change: (value: TValue) => TOther,
): Figure<TOther> {
  return figure.state === 'ready' ? { ...figure, value: change(figure.value) } : figure;
}

/** The age of the oldest of them that is here. */
export function oldestOf(figures: readonly Figure<unknown>[]): Date {
  return new Date(
    Math.min(...figures.map((figure) => (figure.state === 'ready' ? figure.asOf.getTime() : Infinity))),
  );
}

/** Whether a part was read at another time than the page around it, so that its age has to stand beside it. */
export function isOfAnotherTime(asOf: Date, ofPage: Date): boolean {
  // Where nothing else of the page is here, its age is no time at all.
  return !(Math.abs(asOf.getTime() - ofPage.getTime()) < ONE_MINUTE);
}

function stopped(): ApiError {
  return new ApiError('An abort occurred.', { kind: 'abort', code: 'Client.Abort', operation: 'dashboard' });
}
