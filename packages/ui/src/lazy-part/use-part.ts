import { useEffect, useEffectEvent, useReducer } from 'react';
import type { LazyLoader } from './lazy-part.ts';

/**
 * The part, or nothing while its file is on the way. Fetching starts when `wanted` becomes true.
 *
 * @param onFailed called when the file cannot be fetched: close what was being opened. The bundler's own
 * event (`vite:preloadError`) informs the console that a new version may be the reason.
 */
export function usePart<Part>(
  loader: LazyLoader<Part>,
  wanted: boolean,
  onFailed: () => void,
): Part | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const failed = useEffectEvent(onFailed);
  const part = loader.current();
  const isMissing = wanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    loader.load().then(
      () => isHere && renderAgain(),
      () => isHere && failed(),
    );
    return () => {
      isHere = false;
    };
  }, [loader, isMissing]);
  return wanted ? part : undefined;
}
