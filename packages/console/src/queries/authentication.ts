import {
  type AnswerOf,
  ApiError,
  getAuthInfo,
  getCredentialStatus,
  type InputOf,
  login,
  logout,
} from '@archive-console/api-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, call, keyOf, query } from './api.ts';

/** Who is signed in, as `get-auth-info` tells it; its token stays in the client (D19). */
export type Session = Omit<AnswerOf<typeof getAuthInfo>, 'accessToken'>;

const signedOut: Session = { isAuthenticated: false, userId: '', userName: '', roles: [], permissions: [] };

export const authenticationQueries = {
  /** Loaded once (E02). A 401 means signed out and is no error (D21); the bearer token stays in memory (D19). */
  session: () =>
    queryOptions({
      queryKey: keyOf(getAuthInfo),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ client, signal }) => {
        try {
          return keepToken(client, await call(client, getAuthInfo, undefined, signal));
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) return signedOut;
          throw error;
        }
      },
    }),
  credentialStatus: (userName: string) => query(getCredentialStatus, { userName }),
};

export const authenticationMutations = {
  /** Signs in and reads the session anew, so that whoever waits for it sees the person, not the form. */
  login: () =>
    mutationOptions({
      mutationKey: [login.name],
      mutationFn: async (
        { signal, ...input }: InputOf<typeof login> & { signal: AbortSignal },
        { client },
      ) => {
        const answer = await call(client, login, input, signal);
        if (typeof answer.accessToken === 'string') apiOf(client).token.write(answer.accessToken);
        client.removeQueries({ queryKey: keyOf(getAuthInfo) });
        return client.query(authenticationQueries.session());
      },
    }),
  /** Ends the session at the service; what the console holds is dropped by whoever asked. */
  logout: () =>
    mutationOptions({
      mutationKey: [logout.name],
      mutationFn: (_input: undefined, { client }) => call(client, logout, undefined),
    }),
};

/** Nothing of the last person stays in the page: cache, token, session. */
export function forgetSession(queryClient: QueryClient): void {
  apiOf(queryClient).token.write(undefined);
  queryClient.clear();
  queryClient.setQueryData(authenticationQueries.session().queryKey, signedOut);
}

function keepToken(queryClient: QueryClient, session: AnswerOf<typeof getAuthInfo>): Session {
  const { accessToken, ...rest } = session;
  if (typeof accessToken === 'string') apiOf(queryClient).token.write(accessToken);
  return rest;
}
