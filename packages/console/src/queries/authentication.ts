import {
  type AnswerOf,
  ApiError,
  deleteTenant,
  getAuthInfo,
  getCredentialStatus,
  type InputOf,
  login,
  logout,
} from '@archive-console/api-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf, call, keyOf, query, waitOf } from './api.ts';

/** Who is signed in, as `get-auth-info` reports it; its token stays in the client (D19). */
export type Session = Omit<AnswerOf<typeof getAuthInfo>, 'accessToken'>;

const signedOut: Session = { isAuthenticated: false, userId: '', userName: '', roles: [], permissions: [] };

/** What `login` refuses with where the password was right, and a second step is required; upper and lower case aside. */
const SECOND_STEP = 'authentication.twofactorauthenticationrequired';

export const authenticationQueries = {
  /** Loaded once (E02). A 401 means signed out and is no error (D21); the bearer token stays in memory (D19). */
  session: () =>
    queryOptions({
      queryKey: keyOf(getAuthInfo),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ client, signal }) => {
        try {
          return keepToken(client, await readSession(client, signal));
        } catch (error) {
          if (isAnonymous(error)) return signedOut;
          throw error;
        }
      },
    }),
  credentialStatus: (userName: string) => query(getCredentialStatus, { userName }),
};

export const authenticationMutations = {
  /**
   * Signs in and reads the session anew, so that what waits for it shows the account, not the form. Answers the
   * session, or that a second step is required (which is no failure). The password is kept nowhere.
   */
  login: () =>
    mutationOptions({
      mutationKey: [login.name],
      gcTime: 0,
      // Nothing is lost with a sign-in that is refused: its form says why, and takes another account (decision 0017).
      throwOnError: false,
      mutationFn: async (
        { signal, ...input }: InputOf<typeof login> & { signal: AbortSignal },
        { client },
      ): Promise<Session | 'second-step'> => {
        try {
          return await sessionAfter(client, await call(client, login, input, signal));
        } catch (error) {
          if (error instanceof ApiError && error.code.toLowerCase() === SECOND_STEP) return 'second-step';
          throw error;
        }
      },
    }),
  /** Ends the session at the service; what the console holds is dropped by the caller. */
  logout: () =>
    mutationOptions({
      mutationKey: [logout.name],
      mutationFn: (_input: undefined, { client }) => call(client, logout, undefined),
    }),
};

/** The sign-in succeeded, but the browser stores no cookie: the next request is anonymous. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';
}

/** The session that a finished sign-in has begun, read anew. @throws {SessionNotKept} */
export async function sessionAfter(
  queryClient: QueryClient,
  { accessToken }: AnswerOf<typeof login>,
): Promise<Session> {
  if (typeof accessToken === 'string') apiOf(queryClient).token.write(accessToken);
  queryClient.removeQueries({ queryKey: keyOf(getAuthInfo) });
  const session = await queryClient.query(authenticationQueries.session());
  if (session.isAuthenticated) return session;
  apiOf(queryClient).token.write(undefined);
  throw new SessionNotKept('The sign-in was taken, and the session is not there.');
}

/** Who is signed in by now, whatever is known here; undefined where no one is. Throws where it cannot be determined. */
export async function whoIsThere(queryClient: QueryClient): Promise<FoundSession | undefined> {
  try {
    const found = await readSession(queryClient);
    return found.isAuthenticated ? found : undefined;
  } catch (error) {
    if (isAnonymous(error)) return undefined;
    throw error;
  }
}

/** A session as the service has just reported it. */
export type FoundSession = Session & Partial<AnswerOf<typeof getAuthInfo>>;

/** Goes on with a session that was found. */
export function keepSession(queryClient: QueryClient, found: FoundSession): void {
  queryClient.setQueryData(authenticationQueries.session().queryKey, keepToken(queryClient, found));
}

/** Whether the end of the session is under way, so that what is refused now surprises no one. */
export function isSessionEnding(queryClient: QueryClient): boolean {
  return [logout, deleteTenant].some(({ name }) => queryClient.isMutating({ mutationKey: [name] }) > 0);
}

/** Drops everything of the last person from the page: cache and token. */
export function forgetSession(queryClient: QueryClient): void {
  apiOf(queryClient).token.write(undefined);
  queryClient.clear();
}

/** A 401 to `get-auth-info` means that no user is signed in (D21). */
const isAnonymous = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Its 401 is an answer: it ends no session, and asks no one to sign in again. */
function readSession(queryClient: QueryClient, signal?: AbortSignal) {
  return apiOf(queryClient).call(getAuthInfo, undefined, {
    ...(signal && { signal }),
    renews: false,
    wait: waitOf(queryClient, getAuthInfo, signal),
  });
}

function keepToken(queryClient: QueryClient, session: FoundSession): Session {
  const { accessToken, ...rest } = session;
  if (typeof accessToken === 'string') apiOf(queryClient).token.write(accessToken);
  return rest;
}
