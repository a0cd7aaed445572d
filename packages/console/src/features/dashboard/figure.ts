/** One figure of the page: on its way, here, not counted by the service, or not to be had. */
export type Figure<TValue = number> =
  | { state: 'pending' }
  | { state: 'ready'; value: TValue; asOf: Date }
  | { state: 'absent'; asOf: Date }
  | FailedFigure;

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
  isPending: boolean;
  dataUpdatedAt: number;
  refetch(): unknown;
}

/** The figure of the first source that has it: every figure has more than one, so that one failure hides little. */
export function figureOf<TValue>(...sources: readonly [Source<TValue>, ...Source<TValue>[]]): Figure<TValue> {
  for (const { data, dataUpdatedAt } of sources) {
    if (data !== null && data !== undefined) return { state: 'ready', value: data, asOf: new Date(dataUpdatedAt) };
  }
  if (sources.some((source) => source.isPending)) return { state: 'pending' };
  const failed = sources.filter((source) => source.error !== null);
  const [first] = failed;
  if (first?.error) {
    const retry = () => {
      for (const source of failed) source.refetch();
    };
    return { state: 'failed', error: first.error, retry };
  }
  return { state: 'absent', asOf: new Date(sources[0].dataUpdatedAt) };
}

/** The value, once it is here. */
export function valueOf<TValue>(figure: Figure<TValue>): TValue | undefined {
  return figure.state === 'ready' ? figure.value : undefined;
}
