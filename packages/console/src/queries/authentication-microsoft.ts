import { loginWithMicrosoftOidc, urlOf } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from './api.ts';

/** Where the sign-in at Microsoft begins, and then leads back to `wanted`. */
export function microsoftSignIn(queryClient: QueryClient, wanted: string | undefined): string {
  const { baseUrl } = apiOf(queryClient);
  return urlOf(loginWithMicrosoftOidc, wanted === undefined ? {} : { continue: wanted }, baseUrl);
}
