import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';
import type { BlockedNavigation } from './LeaveBlocker.tsx';
import type { FormDraft } from './use-draft.ts';
import { useHoldPage } from './use-hold-page.ts';

/** What stands between a person and the loss of what they typed. `LeaveQuestion` asks it. */
export interface DirtyGuard {
  /** A person wants to leave and has not decided yet. */
  isAsking: boolean;
  /** What it holds the page with; undefined while nothing would be lost. */
  question: (() => Promise<boolean>) | undefined;
  /** Which navigation it holds back. */
  shouldBlock: BlockerFunction;
  onBlocked(navigation: BlockedNavigation | undefined): void;
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
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  // Over a form, the guard of a dialog has to know of both: one of them is asked.
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      leaving.isHeld() && currentLocation.pathname !== nextLocation.pathname,
    [leaving],
  );
  const holds = useCallback(() => !released.current, []);
  const question = useCallback(
    () =>
      released.current
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          }),
    [],
  );
  useHoldPage(isDirty, holds);
  useEffect(() => {
    if (isDirty) return leaving.hold(question, holds);
    // A dialog that stays mounted holds what is typed the next time.
    released.current = false;
    return undefined;
  }, [isDirty, leaving, question, holds]);

  const decide = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  return {
    isAsking: answer !== undefined || closing !== undefined || blocked !== undefined,
    question: isDirty ? question : undefined,
    shouldBlock,
    onBlocked: setBlocked,
    stay() {
      decide(false);
      setClosing(undefined);
      blocked?.reset();
    },
    leave() {
      decide(true);
      if (blocked?.proceed() === true || closing !== undefined) draft?.forget();
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
