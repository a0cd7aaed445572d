/** Gives the focus to something that makes sense. Returns whether it could. */
type FocusKeeper = () => boolean;

const keepers = new Set<FocusKeeper>();

/**
 * Offers a place for the focus when it would fall to nowhere: what opened a dialog was deleted by it.
 *
 * @returns withdraws the offer
 */
export function offerFocus(keeper: FocusKeeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

const givers = new Set<symbol>();

/**
 * Announces that the caller is about to give the focus back, at a time it decides: a dialog waits
 * for the page behind.
 *
 * @returns says that it is done, or called off
 */
export function announceFocus(): () => void {
  const giver = Symbol();
  givers.add(giver);
  return () => void givers.delete(giver);
}

/** Whether a caller is about to give the focus back. */
export const isFocusAnnounced = (): boolean => givers.size > 0;

/** Whether nothing on the page has the focus. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || !active.isConnected;
}

/**
 * Asks every keeper for a place, the newest offer first. The page's main part is the last resort.
 */
export function rescueFocus(): void {
  if (!isFocusLost() || [...keepers].toReversed().some((keeper) => keeper())) return;
  const main = document.querySelector<HTMLElement>('main');
  if (main && main.tabIndex < 0 && !main.hasAttribute('tabindex')) main.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
