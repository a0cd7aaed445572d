import type { Session } from '#queries/authentication.ts';

/** A sign-in whose password was right. */
export interface BegunSignIn {
  userName: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  /** What was chosen beside the password. */
  rememberMe: boolean;
}

export interface SecondStepProps {
  begun: BegunSignIn;
  onSignedIn(session: Session): unknown;
  /** Back to the password; with a reason where the second step has ended. */
  onBack(reason?: Error): void;
}
