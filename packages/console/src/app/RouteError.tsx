import { ApiError } from '@archive-console/api-client';
import { FatalErrorPage } from '@archive-console/ui';
import { useRouteError } from 'react-router';
import { leaveTo } from '../shared/leave-to.ts';
import { useServices } from '../shared/services.ts';
import { useErrorWords } from '../shared/use-error-words.ts';
import { bareWords } from './bare-words.ts';
import { NoPermissions } from './entry.ts';
import { NoPermissionsScreen } from './NoPermissionsScreen.tsx';

/** Whatever a loader or a render throws: the fatal page with its code and a way to try again (E12, E13). */
export function RouteError() {
  const error = useRouteError();
  const { i18n } = useServices();
  const words = useErrorWords(error);
  if (error instanceof NoPermissions) return <NoPermissionsScreen />;
  const bare = bareWords(i18n.language);
  return (
    <FatalErrorPage
      heading={bare.heading}
      pageTitle={words?.title}
      details={words?.text ?? bare.text}
      code={{ label: bare.code, value: error instanceof ApiError ? error.code : 'Frontend.FetchError' }}
      trace={error instanceof ApiError && error.traceId !== undefined ? { label: bare.trace, value: error.traceId } : undefined}
      copyWords={{ copy: bare.copy, copied: bare.copied }}
      // A new start of the page is the only thing that also mends a chunk or a configuration that failed to load.
      retry={{ label: bare.retry, onPress: () => leaveTo(window.location.href) }}
    />
  );
}
