import { Button, LoadingScreen, Logo, UiWordsProvider } from '@archive-console/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { type Services, ServicesProvider } from '#shared/runtime/services.ts';
import { createGateWords } from '#shared/i18n/ui-words/gate-words.ts';
import { useUiWordsFrom } from '#shared/i18n/ui-words/use-ui-words-from.ts';
import { fallbackWords, PRODUCT } from '#shared/i18n/fallback-words.ts';
import { startAgain } from '#shared/navigation/start-again.ts';
import { hideDrawnPage } from '#shared/loading/drawn-page.ts';
import { useIsSlow } from '#shared/loading/use-is-slow.ts';
import type { Console } from './create-console.ts';
import { beginningsOfPage, restOfWaits } from './least-waits.ts';
import { ScreenError } from './screen-error.ts';

interface ConsoleAppProps {
  console: Console;
  /** The first page stands: no loading screen any more. */
  onFirstPage?: () => void;
}

/** The console on the page, and the ones after it: a sign-out leaves nothing to the next person. */
export function ConsoleApp({ console: first, onFirstPage }: ConsoleAppProps) {
  const [{ current, turn }, setPlace] = useState({ current: first, turn: 0 });
  useEffect(
    () => current.onFresh((next) => setPlace((before) => ({ current: next, turn: before.turn + 1 }))),
    [current],
  );
  // The caller that created the first console disposes of it.
  useEffect(() => (current === first ? undefined : () => current.dispose()), [current, first]);
  return (
    <Running
      key={turn}
      console={current}
      {...(current === first && { isFirst: true, onReady: onFirstPage })}
    />
  );
}

interface RunningProps {
  console: Console;
  isFirst?: boolean;
  onReady?: (() => void) | undefined;
}

/** A running console: its services, and its routes once the session is known. */
function Running({ console: running, isFirst = false, onReady }: RunningProps) {
  const { router, services } = running;
  const ready = useReady(running, isFirst);
  useEffect(() => {
    if (ready) onReady?.();
  }, [ready, onReady]);
  const words = useUiWordsFrom(createGateWords, services.i18n);
  const report = (error: unknown) => {
    // A refusal is shown to the person it concerns and has no cause: there is nothing to log.
    const cause = error instanceof ScreenError ? error.cause : error;
    if (cause !== undefined) services.logger.error(cause);
  };
  return (
    <QueryClientProvider client={services.queryClient}>
      <I18nextProvider i18n={services.i18n}>
        <ServicesProvider value={services}>
          <UiWordsProvider words={words}>
            {ready ? <RouterProvider router={router} onError={report} /> : <Loading {...services} />}
          </UiWordsProvider>
        </ServicesProvider>
      </I18nextProvider>
    </QueryClientProvider>
  );
}

/**
 * Before the first page is known. A wait that is long says so, and the page can be loaded anew; so does one that the
 * service asks for.
 */
function Loading({ i18n, toasts }: Pick<Services, 'i18n' | 'toasts'>) {
  const isSlow = useIsSlow(true);
  // Of all that may be said by then, a wait alone stays until it is over.
  const said = useSyncExternalStore(toasts.subscribe, toasts.snapshot).toasts.find(
    ({ timeout }) => timeout === null,
  )?.title;
  const isShown = isSlow || said !== undefined;
  useEffect(() => {
    if (isShown) hideDrawnPage();
  }, [isShown]);
  const words = fallbackWords(i18n.language);
  return (
    <LoadingScreen
      logo={<Logo name={PRODUCT} />}
      label={said ?? (isSlow ? words.slow : words.loading)}
      action={isSlow && <Button onClick={startAgain}>{words.retry}</Button>}
    />
  );
}

/**
 * True once the first page is known, and session and loading screen have had their least times (E14, E22). Work goes on
 * behind the wait.
 */
function useReady({ router, leastWaits, askedAt }: Console, isFirst: boolean): boolean {
  const known = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  const [waited, setWaited] = useState(
    () => restOfWaits(leastWaits, { session: askedAt, loadingScreen: askedAt }, performance.now()) === 0,
  );
  useEffect(() => {
    if (!known) return undefined;
    // For the first console, the document has asked and said that it loads before the console was there.
    const before = isFirst ? beginningsOfPage() : {};
    const began = { session: askedAt, loadingScreen: askedAt, ...before };
    const timer = setTimeout(() => setWaited(true), restOfWaits(leastWaits, began, performance.now()));
    return () => clearTimeout(timer);
  }, [known, isFirst, leastWaits, askedAt]);
  return known && waited;
}
