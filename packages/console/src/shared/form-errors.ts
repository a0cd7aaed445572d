import { ApiError, type ErrorCode, knownErrorCode } from '@archive-console/api-client';

/** Which field of a form the service's refusals belong to. */
export type RefusalFields<TField extends string> = Partial<Record<ErrorCode, TField>>;

/** The field a refusal belongs to; `undefined` where it is about no single field. */
export function refusedField<TField extends string>(
  error: unknown,
  fields: RefusalFields<TField>,
): TField | undefined {
  const code = error instanceof ApiError ? knownErrorCode(error.code) : undefined;
  return code === undefined ? undefined : fields[code];
}
