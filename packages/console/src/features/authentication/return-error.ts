import { ApiError, type ErrorCode } from '@archive-console/api-client';

/** The codes with which a sign-in at Microsoft may lead back; all of them have words of their own. */
export const returnCodes = [
  'Authentication.InvalidExternalLoginInfo',
  'Authentication.UserNotRegister',
  'Authentication.TenantNotFound',
  'Authentication.UserIsLockedOut',
  'Authentication.UserIsNotAllowed',
] as const satisfies readonly ErrorCode[];

/**
 * The error in the address of the sign-in page. Of what stands there only a known code is believed, for anyone who makes
 * a link could write anything; everything else is `unknown`.
 */
export function returnErrorOf(given: string | null): ApiError | 'unknown' | undefined {
  if (given === null || given === '') return undefined;
  const code = returnCodes.find((known) => known.toLowerCase() === given.toLowerCase());
  if (code === undefined) return 'unknown';
  return new ApiError(code, { kind: 'refused', code, operation: 'loginWithExternalCallback' });
}
