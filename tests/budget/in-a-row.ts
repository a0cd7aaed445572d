import type { Recorded } from './recorded.ts';

/** The longest chain of requests of which each began after the one before had been answered. */
export function inARow(requests: readonly Recorded[]): number {
  let chain = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const request of requests.toSorted((a, b) => a.endedAt - b.endedAt)) {
    if (request.startedAt < end) continue;
    chain += 1;
    end = request.endedAt;
  }
  return chain;
}
