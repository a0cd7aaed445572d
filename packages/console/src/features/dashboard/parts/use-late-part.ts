import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../figure.ts';

/**
 * A part of the page that comes in a file of its own. A file that cannot be fetched is a part that failed, which says so
 * in its place and can be tried again; a `lazyPart` would show nothing.
 *
 * @param load the same function at every render
 */
export function useLatePart<TPart>(load: (words: i18n) => Promise<TPart>, wanted: boolean): Figure<TPart> {
  const { i18n: words } = useTranslation();
  const [tries, setTries] = useState(1);
  const [part, setPart] = useState<Figure<TPart>>({ state: 'pending' });
  useEffect(() => {
    if (!wanted) return;
    const retry = () => {
      setPart({ state: 'pending' });
      setTries(tries + 1);
    };
    load(words).then(
      (value) => setPart({ state: 'ready', value, asOf: new Date() }),
      (error: Error) => setPart({ state: 'failed', error, retry }),
    );
  }, [load, words, wanted, tries]);
  return part;
}
