import { ApiError, type ErrorCode, knownErrorCode } from '@archive-console/api-client';

/** Whether the service refused with this code, however it spells it. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && knownErrorCode(error.code) === code;
}
