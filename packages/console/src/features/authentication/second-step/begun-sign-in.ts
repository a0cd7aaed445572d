import type { Session } from '#queries/authentication.ts';

/** A sign-in whose password was right. */
export interface BegunSignIn {
  userName: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  /** What was chosen beside the password. */
  rememberMe: boolean;
}

/** What is asked for now, for the heading of the page around it. */
export interface GateHead {
  title: string;
  sentence: string;
}

export interface SecondStepProps {
  begun: BegunSignIn;
  onSignedIn(session: Session): unknown;
  /** Back to the password; with a reason where the second step has ended. */
  onBack(reason?: Error): void;
  /** Heads the page; left out where the step has to say itself what it asks for. */
  onHead?: ((head: GateHead | undefined) => void) | undefined;
}
