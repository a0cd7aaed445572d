import { ApiError } from '@archive-console/api-client';

/** Codes that leave nothing to work with: the whole page says so (specification, section 8; D64). */
const FATAL = ['tenant.notfound', 'tenant.invalidtenanttype', 'authentication.tenantnotfound'];

export function isFatal(error: unknown): boolean {
  return error instanceof ApiError && FATAL.includes(error.code.toLowerCase());
}
