import { useEffect, useState } from 'react';
import { type ErrorWords, errorWords } from './error-words.ts';
import { ensureWords } from './i18n.ts';
import { useServices } from './services.ts';

/** The words for an error, once the file of error words is there; `undefined` until then, or where it cannot be read. */
export function useErrorWords(error: unknown): ErrorWords | undefined {
  const { i18n } = useServices();
  const [, setLoaded] = useState(i18n.language);
  const ready = i18n.hasLoadedNamespace('errors');
  useEffect(() => {
    if (ready || error === null || error === undefined) return undefined;
    let mounted = true;
    ensureWords(i18n, 'errors').then(
      () => mounted && setLoaded(`${i18n.language} loaded`),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [error, i18n, ready]);
  return ready && error !== null && error !== undefined ? errorWords(i18n, error) : undefined;
}
