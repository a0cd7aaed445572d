import type { AppStorage } from '#shared/storage.ts';

/** A visit that is this long ago, a night, is followed by a summary, in milliseconds. */
export const AWAY_MS = 28_800_000;
/** A browser that many people share keeps the latest of them. */
const MOST = 20;

interface Visit {
  /** When the console was last open, in milliseconds since 1970. */
  at: number;
  /** From when on it is summed up, until that is put away. */
  since?: number;
}

type Visits = Readonly<Record<string, Visit>>;
type Kept = Pick<AppStorage, 'read' | 'write'>;

/** Takes up a visit; answers the moment from which on it is to be summed up. `who` names tenant and person by their ids. */
export function beginVisit(storage: Kept, who: string, now: number): number | undefined {
  const before = visitsIn(storage)[who];
  const since = before?.since ?? (before !== undefined && now - before.at > AWAY_MS ? before.at : undefined);
  keep(storage, who, { at: now, ...(since !== undefined && { since }) });
  return since;
}

/** The visit goes on. */
export const noteVisit = (storage: Kept, who: string, now: number): void =>
  keep(storage, who, { ...visitsIn(storage)[who], at: now });

/** The summary was put away, or there was nothing to sum up. */
export const endSummary = (storage: Kept, who: string, now: number): void => keep(storage, who, { at: now });

function keep(storage: Kept, who: string, visit: Visit): void {
  const latest = Object.entries({ ...visitsIn(storage), [who]: visit })
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  storage.write('lastVisits', JSON.stringify(Object.fromEntries(latest)));
}

/** What was kept; nonsense counts as nothing. */
function visitsIn(storage: Kept): Visits {
  try {
    const kept: unknown = JSON.parse(storage.read('lastVisits') ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Visit] => isVisit(entry[1])),
    );
  } catch {
    return {};
  }
}

const isVisit = (kept: unknown): kept is Visit =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  Number.isFinite(kept.at) &&
  (!('since' in kept) || Number.isFinite(kept.since));
