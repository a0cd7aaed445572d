import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, for what is another element rather than other styles. Everything
 * else is a rule of `media` in the styled parts.
 *
 * @param query - with or without the leading `@media`
 */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace('@media', '').trim();
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(condition);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches);
}
