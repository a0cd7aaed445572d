import { useEffect, useState } from 'react';
import { ensureWords, hasWords } from '#shared/i18n/i18n.ts';
import { useServices } from '#shared/runtime/services.ts';
import { type ErrorWords, errorWords } from './error-words.ts';

/**
 * The words for an error: `undefined` for none, and for the moment in which the file of error words is fetched. Where
 * it cannot be fetched, the few words that are always there. What has no words of its own is rethrown to the logger
 * (section 8).
 */
export function useErrorWords(error: unknown): ErrorWords | undefined {
  const { i18n, logger } = useServices();
  const [asked, setAsked] = useState<{ language: string; failed: boolean } | undefined>(undefined);
  const exists = error !== null && error !== undefined;
  const ready = hasWords(i18n, 'errors');
  const { language } = i18n;
  useEffect(() => {
    if (ready || !exists) return undefined;
    let mounted = true;
    const settle = (failed: boolean) => () => mounted && setAsked({ language, failed });
    ensureWords(i18n, 'errors').then(settle(false), settle(true));
    return () => {
      mounted = false;
    };
  }, [exists, i18n, language, ready]);
  useEffect(() => {
    if (ready && exists && !errorWords(i18n, error).known) logger.error(error);
  }, [error, exists, i18n, logger, ready]);
  if (!exists) return undefined;
  const isGivenUp = asked?.language === language && asked.failed;
  return ready || isGivenUp ? errorWords(i18n, error) : undefined;
}
