import { ensureWords } from '#shared/i18n/i18n.ts';
import type { Services } from '#shared/runtime/services.ts';

/** Fetches sign-in over the page, with its words. */
export async function fetchSessionEnded({ i18n }: Services) {
  const [part] = await Promise.all([
    import('./SessionEnded.tsx'),
    ensureWords(i18n, 'home', 'authentication'),
  ]);
  return part;
}
