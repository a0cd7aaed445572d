import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text that is searched for, or nothing while the chosen label is shown. `onSearch` is called
 * with it once the typing has paused, and at once when the search ends.
 */
export function useSearchText(onSearch: (query: string) => void, delay: number) {
  const [query, setQuery] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState('');
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
  return { query, setQuery, isWaiting: query !== undefined && query.trim() !== asked };
}
