import { loginWithMicrosoftOidc, urlOf } from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from './api.ts';
import { authenticationQueries, type Session } from './authentication.ts';

/** Where the sign-in at Microsoft begins, and then leads back to `wanted`. */
export function microsoftSignIn(queryClient: QueryClient, wanted: string | undefined): string {
  const { baseUrl } = apiOf(queryClient);
  return urlOf(loginWithMicrosoftOidc, wanted === undefined ? {} : { continue: wanted }, baseUrl);
}

/**
 * Whether the person signed in comes in by Microsoft alone: a password is of no use, though nothing is out of reach, and
 * the service has no third way in. What it leaves out rules no password out (D23).
 */
export const isMicrosoftAlone = ({ userName }: Pick<Session, 'userName'> = { userName: '' }) =>
  queryOptions({
    ...authenticationQueries.credentialStatus(userName),
    enabled: userName !== '',
    select: ({ exists, loginEnabled, forgotPasswordEnabled, errorState }) =>
      exists && !loginEnabled && !forgotPasswordEnabled && errorState === 'None',
  });
