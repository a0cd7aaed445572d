import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { useServices } from '#shared/runtime/services.ts';

interface BackClosesProps {
  onClose: () => void;
}

/**
 * While something is open over the page, a step back closes it and the page stays. Where something typed would be lost,
 * its form asks instead: the router takes one blocker only.
 */
export function BackCloses({ onClose }: BackClosesProps) {
  const { leaving } = useServices();
  const holder = useSyncExternalStore(leaving.subscribe, leaving.last);
  return holder === undefined ? <Blocker onClose={onClose} /> : null;
}

function Blocker({ onClose }: BackClosesProps) {
  const { state, reset } = useBlocker(
    (navigation: { historyAction: string }) => navigation.historyAction === 'POP',
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    onClose();
  }, [state, reset, onClose]);
  return null;
}
