import { ApiError, type ErrorCode } from '@archive-console/api-client';

/** Whether the service refused with this code, however it spells it. The list of all codes is not needed for that. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code.toLowerCase() === code.toLowerCase();
}
