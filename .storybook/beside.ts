/** What the address of a page says that stands beside the same story in the other theme. */
const MARK = 'beside';

/** Whether the page shows one of two themes beside each other. */
export const isBeside = () => new URLSearchParams(location.search).get(MARK) === 'true';

/** A play that takes longer has failed: the other page goes on. */
const LONGEST_TURN_MS = 20_000;

/**
 * Waits until the page beside this one has played: two plays at once would take the focus from each other. Answers how
 * to give up the turn.
 */
export function takeTurn(): Promise<() => void> {
  return new Promise((begin) => {
    void navigator.locks.request(
      'the turn to play',
      () =>
        new Promise<void>((end) => {
          setTimeout(end, LONGEST_TURN_MS);
          begin(end);
        }),
    );
  });
}

/** Keeps what a play has opened when the page beside takes the focus: a menu closes where the focus leaves it. */
export function keepWhatIsOpen(): void {
  if (!isBeside()) return;
  const hold = (event: FocusEvent) => {
    const isOfThePage = event.target === window || event.target === document.activeElement;
    if (isOfThePage && !document.hasFocus()) event.stopImmediatePropagation();
  };
  window.addEventListener('blur', hold, { capture: true });
  window.addEventListener('focusout', hold, { capture: true });
}
