import type { StatusTone } from '@archive-console/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Services, useServices } from '#shared/runtime/services.ts';

type Phase = ReturnType<Services['live']['state']>['phase'];

const tones: Readonly<Record<Phase, StatusTone>> = {
  off: 'off',
  connecting: 'off',
  live: 'success',
  reconnecting: 'warning',
};

/** How the line to the hub stands, in words that count down, and how to connect at once. */
export function useConnection() {
  const { t } = useTranslation('home');
  const { live } = useServices();
  const state = useSyncExternalStore(live.subscribe, live.state);
  const seconds = useSecondsUntil(state.phase === 'reconnecting' ? state.retryAt : undefined);
  const words: Readonly<Record<Phase, string>> = {
    off: t('connection.off'),
    connecting: t('connection.connecting'),
    live: t('connection.live'),
    reconnecting: seconds > 0 ? t('connection.reconnectingIn', { seconds }) : t('connection.reconnecting'),
  };
  return {
    phase: state.phase,
    tone: tones[state.phase],
    words: words[state.phase],
    // A line that was never begun, or was ended, is begun.
    connectNow: () => (live.state().phase === 'off' ? live.start() : live.tryNow()),
  };
}

/** Whole seconds until a moment, reported anew each second; 0 where it is over or there is none. */
function useSecondsUntil(moment: number | undefined): number {
  return useSyncExternalStore(moment === undefined ? never : eachSecond, () =>
    moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  );
}

function eachSecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;
