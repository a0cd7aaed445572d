import { ApiError, type ErrorCode, knownErrorCode } from '@archive-console/api-client';
import { SessionNotKept } from '#queries/authentication.ts';
import { type SecondStepWay, secondStepWays } from '#queries/authentication-second-step.ts';

/** What a person who cannot go on with one way may try instead. */
export function otherWays(way: SecondStepWay): SecondStepWay[] {
  return secondStepWays.filter((other) => other !== way);
}

/** Where a refusal of the second step is reported: beside the code, at the password, or above the form. */
export type RefusalPlace = 'code' | 'password' | 'above';

const places: Partial<Record<ErrorCode, RefusalPlace>> = {
  'Authentication.InvalidAuthenticatorCode': 'code',
  'Authentication.InvalidEmailCode': 'code',
  'Authentication.InvalidRecoveryCode': 'code',
  // No code helps any more: only a new sign-in, or a new password.
  'Authentication.NoTwoFactorAuthenticationInitiated': 'password',
  'Authentication.UserIsLockedOut': 'password',
};

export function placeOf(error: unknown): RefusalPlace {
  // The code is used up.
  if (error instanceof SessionNotKept) return 'password';
  const code = error instanceof ApiError ? knownErrorCode(error.code) : undefined;
  return (code !== undefined && places[code]) || 'above';
}

/** A code as it is sent: recovery codes are copied with what is around them (D59). */
export function codeToSend(way: SecondStepWay, typed: string): string {
  return way === 'recovery-code' ? typed.trim() : typed;
}
