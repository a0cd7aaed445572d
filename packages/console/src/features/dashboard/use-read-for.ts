import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type Figure, figureOf } from './figure.ts';

/** A read for every tenant. */
export const everyone: Figure<boolean> = { state: 'ready', value: true, asOf: new Date(8.64e15) };

/**
 * Reads what only some tenants have. `absent` for the others; failed where it cannot be known whether this is one.
 *
 * @param isTurn what the page shows first has been read
 */
export function useReadFor<TAnswer, TValue, TKey extends QueryKey>(
  options: UseQueryOptions<TAnswer, Error, TValue, TKey>,
  concerns: Figure<boolean>,
  isTurn: boolean,
): Figure<TValue> {
  const isConcerned = concerns.state === 'ready' && concerns.value;
  const read = useQuery({ ...options, enabled: isTurn && isConcerned });
  if (concerns.state === 'failed') return concerns;
  if (!isTurn || concerns.state === 'pending') return { state: 'pending' };
  if (!isConcerned) return { state: 'absent', asOf: concerns.asOf };
  return figureOf<TValue>(read);
}
