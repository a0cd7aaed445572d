import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';
import type { FormDraft } from './use-draft.ts';
import { useHoldPage } from './use-hold-page.ts';

/** What stands between a person and the loss of what they typed. */
export interface DirtyGuard {
  /** A person wants to leave and has not decided yet. */
  isAsking: boolean;
  stay(): void;
  leave(): void;
  /** Closes what holds the values, as a dialog without an address: at once, or after the question. */
  close(go: () => void): void;
  /** Lets the next navigation pass: the form is saved. */
  release(): void;
}

/**
 * Asks before typed values are left behind, by a link, the back button, a sign-out or the browser itself.
 *
 * @param draft what is kept of them, and has served once they are saved or left
 */
export function useDirtyGuard(isDirty: boolean, draft?: FormDraft): DirtyGuard {
  const { leaving } = useServices();
  const released = useRef(false);
  const [closing, setClosing] = useState<() => void>();
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  // Of several guards the router asks the last: over a form, that of the dialog, which has to know of both.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leaving.isHeld() && currentLocation.pathname !== nextLocation.pathname,
  );
  const holds = useCallback(() => !released.current, []);
  useHoldPage(isDirty, holds);
  useEffect(() => {
    if (!isDirty) return undefined;
    return leaving.hold(
      () =>
        released.current
          ? Promise.resolve(true)
          : new Promise((resolve) => {
              setAnswer(() => resolve);
            }),
      holds,
    );
  }, [isDirty, leaving, holds]);

  const decide = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  return {
    isAsking: answer !== undefined || closing !== undefined || blocker.state === 'blocked',
    stay() {
      decide(false);
      setClosing(undefined);
      blocker.reset?.();
    },
    leave() {
      if (blocker.state === 'blocked' || closing !== undefined) draft?.forget();
      decide(true);
      blocker.proceed?.();
      if (closing === undefined) return;
      released.current = true;
      setClosing(undefined);
      closing();
    },
    close(go) {
      if (isDirty && !released.current) setClosing(() => go);
      else go();
    },
    release() {
      released.current = true;
      draft?.forget();
    },
  };
}
