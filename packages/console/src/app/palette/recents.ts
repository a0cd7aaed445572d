import * as v from 'valibot';
import type { AppStorage } from '#shared/storage.ts';

/** A page or an object, as search and history of the palette show it. */
export interface PaletteHit {
  path: string;
  label: string;
  description?: string | undefined;
  /** Whether it is a person, shown by their face. */
  face?: boolean | undefined;
}

/** How many are kept. */
const MOST = 5;

const stored = v.object({
  userId: v.string(),
  items: v.array(
    v.object({
      path: v.string(),
      label: v.string(),
      description: v.optional(v.string()),
      face: v.optional(v.boolean()),
    }),
  ),
});

/** What this person opened last; what another one left behind, or cannot be read, counts as nothing. */
export function readRecents(storage: AppStorage, userId: string): PaletteHit[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), storage.read('recents') ?? '');
  return parsed.success && parsed.output.userId === userId ? parsed.output.items.slice(0, MOST) : [];
}

/** Puts one first. */
export function remember(storage: AppStorage, userId: string, recent: PaletteHit): void {
  const others = readRecents(storage, userId).filter(({ path }) => path !== recent.path);
  storage.write('recents', JSON.stringify({ userId, items: [recent, ...others].slice(0, MOST) }));
}
