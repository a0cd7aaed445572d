import { ApiError, type ErrorCode, knownErrorCode } from '@archive-console/api-client';

/** Which fields of a form the service's refusals belong to. */
export type RefusalFields<TField extends string> = Partial<Record<ErrorCode, readonly TField[]>>;

/** The fields a refusal belongs to, more than one where the service does not say which; none where it is about the whole. */
export function refusedFields<TField extends string>(
  error: unknown,
  fields: RefusalFields<TField>,
): readonly TField[] {
  const code = error instanceof ApiError ? knownErrorCode(error.code) : undefined;
  return (code === undefined ? undefined : fields[code]) ?? [];
}
