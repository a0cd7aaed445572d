import { ApiError, FETCH_ERROR } from '@archive-console/api-client';
import { Button, FatalErrorPage, Logo } from '@archive-console/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useMatches, useRouteError } from 'react-router';
import { authenticationQueries } from '#queries/authentication.ts';
import { startAgain } from '#shared/navigation/start-again.ts';
import { hasWords } from '#shared/i18n/i18n.ts';
import { anyWords } from '#shared/i18n/use-words.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { useServices } from '#shared/runtime/services.ts';
import { traceOf } from '#shared/errors/error-trace.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { fallbackWords, PRODUCT } from '#shared/i18n/fallback-words.ts';
import { ScreenError } from './screen-error.ts';

/** Theme, language and the way out come after the page itself; it stands without them where they cannot be fetched. */
const settings = (load: () => Promise<ComponentType>) =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
const SignedInMenu = settings(async () => (await import('./SignedInMenu.tsx')).SignedInMenu);
const PublicSettings = settings(async () => (await import('./PublicSettings.tsx')).PublicSettings);

/** Whatever a loader or a render throws: the fatal page with its code and a way to try again (E12, E13), or what it brings to be shown. */
export function RouteError() {
  const error = useRouteError();
  const { i18n, queryClient } = useServices();
  // As far as it is known: the page calls no service.
  const session = queryClient.getQueryData(authenticationQueries.session().queryKey);
  const isSignedIn = session?.isAuthenticated === true;
  const pageTitle = usePlainTitle();
  const hasScreen = error instanceof ScreenError;
  const words = useErrorWords(hasScreen ? undefined : error);
  if (hasScreen) return <error.Screen />;
  const bare = fallbackWords(i18n.language);
  const known = error instanceof ApiError ? error : undefined;
  const isUnreached = known?.kind === 'network';
  const heading = isUnreached ? bare.unreachable : bare.heading;
  return (
    <>
      <title>{heading}</title>
      <FatalErrorPage
        logo={<Logo name={PRODUCT} />}
        settings={
          hasWords(i18n, 'shell') && <Suspense>{isSignedIn ? <SignedInMenu /> : <PublicSettings />}</Suspense>
        }
        pageTitle={pageTitle}
        heading={heading}
        text={isUnreached ? (words?.text ?? bare.text) : (words?.title ?? bare.failed)}
        details={isUnreached ? undefined : (words?.text ?? bare.text)}
        code={known?.code ?? FETCH_ERROR}
        trace={traceOf(known?.traceId)}
        actions={
          <Button design="primary" onClick={startAgain}>
            {bare.retry}
          </Button>
        }
      />
    </>
  );
}

/** What the page is called, as far as its words are here: the name of an object may be what could not be read. */
function usePlainTitle(): string | undefined {
  const { i18n } = useServices();
  const hasText = (key: string): boolean => i18n.exists(key);
  const titleKey = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.titleKey)
    .findLast((key) => key !== undefined && hasText(key));
  return titleKey && anyWords(i18n, i18n.language)(titleKey);
}
