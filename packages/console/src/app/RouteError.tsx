import { ApiError, FETCH_ERROR } from '@archive-console/api-client';
import { Button, FatalErrorPage, Logo } from '@archive-console/ui';
import { useRouteError } from 'react-router';
import { startAgain } from '#shared/start-again.ts';
import { useServices } from '#shared/services.ts';
import { useErrorWords } from '#shared/use-error-words.ts';
import { bareWords, PRODUCT } from '#shared/bare-words.ts';
import { NoPermissions } from './entry.ts';
import { NoPermissionsScreen } from './NoPermissionsScreen.tsx';

/** Whatever a loader or a render throws: the fatal page with its code and a way to try again (E12, E13). */
export function RouteError() {
  const error = useRouteError();
  const { i18n } = useServices();
  const words = useErrorWords(error);
  if (error instanceof NoPermissions) return <NoPermissionsScreen />;
  const bare = bareWords(i18n.language);
  const known = error instanceof ApiError ? error : undefined;
  const trace = known?.traceId;
  return (
    <>
      <title>{bare.heading}</title>
      <FatalErrorPage
        logo={<Logo name={PRODUCT} />}
        heading={bare.heading}
        text={words?.title ?? bare.failed}
        details={words?.text ?? bare.text}
        code={known?.code ?? FETCH_ERROR}
        trace={trace === undefined ? undefined : { label: bare.trace, id: trace, words: bare }}
        actions={
          <Button design="primary" onClick={startAgain}>
            {bare.retry}
          </Button>
        }
      />
    </>
  );
}
