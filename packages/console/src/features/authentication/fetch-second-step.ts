import type { i18n } from 'i18next';
import { ensureWords } from '#shared/i18n/i18n.ts';

/** Fetches the second step with its words: early, where a password is about to be typed, and once it is required. */
export async function fetchSecondStep(words: i18n) {
  const [{ SecondStep }] = await Promise.all([
    import('./second-step/SecondStep.tsx'),
    ensureWords(words, 'authentication-second-step'),
  ]);
  return SecondStep;
}
