import { hasCode } from '#shared/errors/has-code.ts';

/** Why a link from a mail is refused. */
export type LinkRefusal = 'expired' | 'invalid';

/** Whether an error is about the link itself, and not about the way there. */
export function linkRefusalOf(error: unknown): LinkRefusal | undefined {
  if (hasCode(error, 'Token.HasExpired')) return 'expired';
  return hasCode(error, 'Token.NotFound') || hasCode(error, 'Account.InvalidPasswordResetToken')
    ? 'invalid'
    : undefined;
}
