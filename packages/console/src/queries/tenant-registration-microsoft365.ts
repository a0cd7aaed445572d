import {
  type AnswerOf,
  authenticateRegistration,
  finalizeRegistration,
  getAuthInfo,
  getRegistrationStatus,
  grantRegistrationPermissions,
  resetRegistration,
  urlOf,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, call, keyOf } from './api.ts';
import { authenticationQueries } from './authentication.ts';

/** How far the registration of this browser has come. The token of its mail is a secret and is not kept. */
export type RegistrationState = Omit<AnswerOf<typeof getRegistrationStatus>, 'registrationToken'>;

/** What confirming an address has come to: the registration it belongs to goes on in this browser, or in another. */
export type Confirmation = 'refused' | 'here' | 'elsewhere';

export const microsoft365RegistrationQueries = {
  /** Read anew with every visit: it goes on at Microsoft, in a mail program, in the DNS, and no one reports it. */
  status: () =>
    queryOptions({
      queryKey: keyOf(getRegistrationStatus),
      staleTime: 2000,
      queryFn: async ({ client, signal }): Promise<RegistrationState> => {
        const { registrationToken, ...state } = await call(client, getRegistrationStatus, undefined, signal);
        return state;
      },
    }),
};

/** Where the console leaves for. To go there changes something at the service: only on a press (D45). */
export const microsoft365RegistrationWays = {
  /** @param back the page to go on to when the registration has ended */
  signIn: (queryClient: QueryClient, back: string | undefined) =>
    urlOf(authenticateRegistration, back === undefined ? {} : { continue: back }, apiOf(queryClient).baseUrl),
  consent: (queryClient: QueryClient) =>
    urlOf(grantRegistrationPermissions, undefined, apiOf(queryClient).baseUrl),
};

export const microsoft365RegistrationMutations = {
  /**
   * Confirms the address by the token of the mail, which is stored nowhere, and reads where the
   * registration goes on. Where that cannot be read, it is taken to be here: the page of the
   * registration reports what is wrong.
   */
  confirmAddress: () =>
    mutationOptions({
      mutationKey: [verifyStandardSetup.name],
      gcTime: 0,
      mutationFn: async (registrationToken: string, { client }): Promise<Confirmation> => {
        const { result } = await call(client, verifyStandardSetup, { registrationToken });
        if (!result) return 'refused';
        const registration = await client
          .query({ ...microsoft365RegistrationQueries.status(), staleTime: 0 })
          .catch(() => undefined);
        return registration?.state === 'None' ? 'elsewhere' : 'here';
      },
    }),
  /** Ends the registration: with a session, or, where setting up had failed, with another try. Answers the session. */
  finalize: () =>
    mutationOptions({
      mutationKey: [finalizeRegistration.name],
      gcTime: 0,
      // Before there is a tenant, none that is missing: the page of the registration says what it means.
      throwOnError: false,
      mutationFn: async (_input: undefined, { client }) => {
        const { accessToken } = await call(client, finalizeRegistration, undefined);
        if (typeof accessToken === 'string') apiOf(client).token.write(accessToken);
        client.removeQueries({ queryKey: keyOf(getAuthInfo) });
        return client.query(authenticationQueries.session());
      },
    }),
  reset: () =>
    mutationOptions({
      mutationKey: [resetRegistration.name],
      mutationFn: (_input: undefined, { client }) => call(client, resetRegistration, undefined),
    }),
};
