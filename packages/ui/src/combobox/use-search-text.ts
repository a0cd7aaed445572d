import { useEffect, useEffectEvent, useState } from 'react';

interface Search {
  readonly onSearch: (query: string) => void;
  /** In milliseconds. */
  readonly delay: number;
  /** Whether the last search has found what is offered. */
  readonly isReady: boolean;
}

/**
 * The text that is searched for, or nothing while the chosen label is shown. `onSearch` is called
 * with it once the typing has paused, and at once when the search ends. Stale is what is offered
 * until that of this text is here. Where nothing is typed, as after a choice, none of it is: the list
 * of all may be read once more behind the same entries.
 */
export function useSearchText({ onSearch, delay, isReady }: Search) {
  const [query, setQuery] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState('');
  const ask = useEffectEvent((text: string) => {
    if (text === asked) return;
    setAsked(text);
    onSearch(text);
  });
  useEffect(() => {
    if (query === undefined) return ask('');
    const timer = setTimeout(() => ask(query.trim()), delay);
    return () => clearTimeout(timer);
  }, [query, delay]);
  const isWaiting = query !== undefined && query.trim() !== asked;
  if (isReady && !isWaiting && found !== asked) setFound(asked);
  const isStale = query !== undefined && (isWaiting || found !== asked);
  return { query, setQuery, isWaiting, isStale };
}
