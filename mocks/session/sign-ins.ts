import { type Clock, MINUTE } from '../clock.ts';
import type { Credential } from './credentials.ts';

/** A sign-in whose password was right and whose second step is still to come. */
export interface SignIn {
  readonly id: string;
  readonly credential: Credential;
  readonly endsAt: number;
  /** The newest code that was sent by mail for it. */
  emailCode: { readonly code: string; readonly endsAt: number } | undefined;
}

export interface SignIns {
  begin(credential: Credential): SignIn;
  /** The sign-in with this id, if there is still time for its second step. */
  find(id: string | undefined): SignIn | undefined;
  /** It is over, with a session or without. */
  end(id: string): void;
  endAllOf(userId: string): void;
}

/** How long a person may take for the second step. */
const SECOND_STEP_TIME = 15 * MINUTE;

export function createSignIns(clock: Clock): SignIns {
  const signIns = new Map<string, SignIn>();
  return {
    begin(credential) {
      const id = crypto.randomUUID();
      const endsAt = clock.now().getTime() + SECOND_STEP_TIME;
      const signIn: SignIn = { id, credential, endsAt, emailCode: undefined };
      signIns.set(id, signIn);
      return signIn;
    },
    find(id) {
      const signIn = id === undefined ? undefined : signIns.get(id);
      return signIn !== undefined && signIn.endsAt > clock.now().getTime() ? signIn : undefined;
    },
    end: (id) => void signIns.delete(id),
    endAllOf(userId) {
      for (const { id, credential } of signIns.values()) if (credential.userId === userId) signIns.delete(id);
    },
  };
}
