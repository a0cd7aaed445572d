import { useEffect, useState } from 'react';

/** How long a loading screen stays once it is shown, in milliseconds (specification, section 9). */
export const loadingScreenMinimum = 400;

/**
 * Whether a loading screen is to be shown: while something loads, and from the moment it is shown for at least
 * {@link loadingScreenMinimum}, so that it never flashes.
 *
 * @example
 * const isShown = useLoadingShown(isLoading);
 * return isShown ? <LoadingScreen logo={logo} label={label} /> : <Page />;
 */
export function useLoadingShown(isLoading: boolean): boolean {
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [isHeld, setHeld] = useState(isLoading);
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    if (isLoading) setHeld(true);
  }
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), loadingScreenMinimum);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isLoading || isHeld;
}
