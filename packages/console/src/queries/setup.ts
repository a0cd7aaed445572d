import {
  finishStandardSetup,
  getAuthInfo,
  type InputOf,
  startStandardSetup,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, call, keyOf } from './api.ts';

export const setupQueries = {
  /**
   * Confirms the address a setup mail was sent to, once a visit. A write, and so never retried by
   * itself. Kept under the visit, not under the token, which is a secret, and only as long as the
   * page is shown.
   */
  verification: (registrationToken: string, visit: string) =>
    queryOptions({
      queryKey: [verifyStandardSetup.name, { visit }],
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
      queryFn: async ({ client, signal }) =>
        (await call(client, verifyStandardSetup, { registrationToken }, signal)).result,
    }),
};

export const setupMutations = {
  start: () =>
    mutationOptions({
      mutationKey: [startStandardSetup.name],
      mutationFn: ({ email }: { email: string }, { client }) =>
        call(client, startStandardSetup, { emailAddress: email }),
    }),
  /** Sets the tenant up, which signs its administrator in: who is there is asked anew. */
  finish: () =>
    mutationOptions({
      mutationKey: [finishStandardSetup.name],
      gcTime: 0,
      mutationFn: async (input: InputOf<typeof finishStandardSetup>, { client }) => {
        const { accessToken } = await call(client, finishStandardSetup, input);
        if (typeof accessToken === 'string') apiOf(client).token.write(accessToken);
        client.removeQueries({ queryKey: keyOf(getAuthInfo) });
      },
    }),
};
