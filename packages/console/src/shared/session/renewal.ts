import type { ApiClientOptions } from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import {
  authenticationQueries,
  type FoundSession,
  isSessionEnding,
  keepSession,
  type Session,
  whoIsThere,
} from '#queries/authentication.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import type { Live } from './live.ts';

/** What becomes of a page whose session has ended: it waits until the same person is there again. */
export interface Renewal {
  /** Whom the page waits for. */
  asked(): Session | undefined;
  subscribe(listener: () => void): () => void;
  /** For the client: answers, once it is known, whether what was refused may be sent again. */
  renew: NonNullable<ApiClientOptions['renewSession']>;
  /** A person has signed in: over this page, or, where no one is named, in another tab. */
  signedIn(found?: FoundSession): Promise<void>;
  /** No one can be asked: what waits fails, and the next call asks again. */
  giveUp(): void;
}

interface RenewalOptions {
  queryClient: QueryClient;
  live: Live;
  /** Whether there is a page that sign-in can be shown over. */
  canAsk(): boolean;
  /** Begins anew with nothing of what is here; without an address, at the one the page has. */
  startFresh(to?: string): void;
}

export function createRenewal({ queryClient, live, canAsk, startFresh }: RenewalOptions): Renewal {
  const listeners = new Set<() => void>();
  let waiting: { person: Session; settle(goesOn: boolean): void } | undefined;

  function show(next: typeof waiting): void {
    waiting = next;
    for (const listener of listeners) listener();
  }

  /** The same person goes on where the page is; for any other person the page begins again. */
  function goesOn(person: Session, found: FoundSession): boolean {
    if (!isSamePerson(person, found)) {
      startFresh(dashboardPaths.home());
      return false;
    }
    keepSession(queryClient, found);
    live.start();
    live.readAgain();
    return true;
  }

  return {
    asked: () => waiting?.person,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async renew(isRefusedAgain) {
      const person = queryClient.getQueryData(authenticationQueries.session().queryKey);
      // Signed out already, or about to be.
      if (person?.isAuthenticated !== true || isSessionEnding(queryClient)) return false;
      // Only the token may be over, or a person has signed in elsewhere in the meantime.
      // Where it cannot be determined, what was refused fails, and the next call asks again.
      const found = await whoIsThere(queryClient).catch(() => 'unknown' as const);
      if (found === 'unknown') return false;
      // Refused again although the session is there: only the person can settle it.
      if (found !== undefined && !(isRefusedAgain && isSamePerson(person, found)))
        return goesOn(person, found) ? 'found' : never();
      if (!canAsk()) {
        startFresh();
        return never();
      }
      live.stop();
      return new Promise((settle) => show({ person, settle }));
    },
    async signedIn(given) {
      // Where it cannot be determined the page goes on asking.
      const found = given ?? (await whoIsThere(queryClient).catch(() => undefined));
      if (waiting === undefined || found?.isAuthenticated !== true) return;
      const { person, settle } = waiting;
      if (!goesOn(person, found)) return;
      show(undefined);
      settle(true);
    },
    giveUp() {
      const given = waiting;
      show(undefined);
      given?.settle(false);
    },
  };
}

const isSamePerson = (one: Session, other: Session) =>
  one.userId === other.userId && one.userName === other.userName;

/** The page is being replaced: no caller is left to receive what it asked for. */
const never = () => new Promise<boolean>(() => undefined);
