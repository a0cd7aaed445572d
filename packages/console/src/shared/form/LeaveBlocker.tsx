import { useEffect, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';

/** A navigation that waits for an answer. Both answer whether it still did. */
export interface BlockedNavigation {
  proceed(): boolean;
  reset(): boolean;
}

interface LeaveBlockerProps {
  /** What it holds the page with; undefined while it holds nothing. */
  question: (() => Promise<boolean>) | undefined;
  shouldBlock: BlockerFunction;
  /** The same function at every render. */
  onBlocked: (navigation: BlockedNavigation | undefined) => void;
}

/** Holds back a navigation. The router takes one blocker only: of several holders, the last has it. */
export function LeaveBlocker({ question, ...blocker }: LeaveBlockerProps) {
  const { leaving } = useServices();
  const last = useSyncExternalStore(leaving.subscribe, leaving.last);
  return question !== undefined && question === last ? <Blocker {...blocker} /> : null;
}

function Blocker({ shouldBlock, onBlocked }: Omit<LeaveBlockerProps, 'question'>) {
  const blocker = useBlocker(shouldBlock);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const { proceed, reset } = blocker;
    onBlocked({ proceed: () => isDecided(proceed), reset: () => isDecided(reset) });
    return () => onBlocked(undefined);
  }, [blocker, onBlocked]);
  return null;
}

/** The end of another navigation makes the router forget the one that waits, before that is drawn here; then it throws. */
function isDecided(decide: () => void): boolean {
  try {
    decide();
    return true;
  } catch {
    return false;
  }
}
