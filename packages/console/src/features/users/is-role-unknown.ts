import { hasCode } from '#shared/errors/has-code.ts';

/** True for the answer to a role that the service does not know: besides the person, roles are all that is sent. */
export function isRoleUnknown(error: unknown): boolean {
  return hasCode(error, 'Default.ValidationError');
}
