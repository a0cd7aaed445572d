import { useCallback, useRef } from 'react';
import { useBlocker } from 'react-router';
import { authenticationPaths } from './paths/authentication.ts';
import { useHoldPage } from './use-hold-page.ts';

/** What stands between a person and the loss of what they typed. */
export interface DirtyGuard {
  /** Somebody wants to leave and has not decided yet. */
  isAsking: boolean;
  stay(): void;
  leave(): void;
  /** Lets the next navigation pass: the form is saved. */
  release(): void;
}

/** Asks before typed values are left behind, by a link, the back button or the browser itself. */
export function useDirtyGuard(isDirty: boolean): DirtyGuard {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The session has ended: there is nothing to stay for.
      nextLocation.pathname !== authenticationPaths.login(),
  );
  const holds = useCallback(() => !released.current, []);
  useHoldPage(isDirty, holds);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release() {
      released.current = true;
    },
  };
}
