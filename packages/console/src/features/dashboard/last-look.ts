import type { AppStorage } from '#shared/storage.ts';

/** Figures that say what happened while no one looked: each left out where it was not read. */
export interface LookedAt {
  mails?: number | undefined;
  /** Sources whose latest import went well. */
  succeeded?: number | undefined;
  /** Sources whose latest import failed. */
  failed?: number | undefined;
}

/** What the page said when it was looked at. */
export interface Look extends LookedAt {
  /** Milliseconds since 1970. */
  at: number;
  /** Imports ran: what became of them is reported by the message that their end brings. */
  isImporting: boolean;
}

/** Who was here this short a time ago has seen it; a night is longer. */
const AWAY_MS = 8 * 3_600_000;

type Kept = Pick<AppStorage, 'read' | 'write' | 'remove'>;

/** What the page is compared with, once it is opened or come back to; undefined in the same visit as before. */
export function comparedLook(storage: Kept, now: number): Look | undefined {
  const last = lookFrom(storage.read('lastLook'));
  if (last === undefined || now - last.at < AWAY_MS) return lookFrom(storage.read('comparedLook'));
  // Kept for this visit: a reload shows it again.
  storage.write('comparedLook', JSON.stringify(last));
  return last;
}

/** The page is looked at: from now on, this is what the next visit is compared with. */
export const noteLook = (storage: Kept, look: Look): void => storage.write('lastLook', JSON.stringify(look));

/** What was compared has been read. */
export const putLookAway = (storage: Kept): void => storage.remove('comparedLook');

/** A figure that differs. */
export interface LookChange {
  of: keyof LookedAt;
  now: number;
  before: number;
}

/**
 * What differs, as far as both were read. Mails only ever come in; what ended of imports that ran then is reported
 * otherwise.
 */
export function changesSince(before: Look, now: LookedAt): LookChange[] {
  const known = before.isImporting ? (['mails'] as const) : (['mails', 'succeeded', 'failed'] as const);
  return known.flatMap((of) => {
    const [then, read] = [before[of], now[of]];
    if (then === undefined || read === undefined || read === then) return [];
    return of === 'mails' && read < then ? [] : [{ of, now: read, before: then }];
  });
}

/** What was kept; nonsense counts as nothing. */
function lookFrom(stored: string | undefined): Look | undefined {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept)) return undefined;
    const { at, isImporting, ...figures } = kept as Record<string, unknown>;
    if (typeof at !== 'number' || !Number.isFinite(at)) return undefined;
    const figure = (name: string) => {
      const value = figures[name];
      return typeof value === 'number' && Number.isFinite(value) ? { [name]: value } : {};
    };
    return {
      at,
      isImporting: isImporting === true,
      ...figure('mails'),
      ...figure('succeeded'),
      ...figure('failed'),
    };
  } catch {
    return undefined;
  }
}
