import { ApiError, type ErrorCode, knownErrorCode } from '@archive-console/api-client';

/** Which fields of a form the service's refusals belong to. */
export type RefusalFields<TField extends string> = Partial<Record<ErrorCode, readonly TField[]>>;

/** Words of a form for a refusal, in place of those of its code: as a whole, and in short at each field it may mean. */
export type RefusalWords = Partial<Record<ErrorCode, string | { text: string; atField: string }>>;

/** What a form says of a refusal; nothing where the words of its code say it. */
export function refusalWords(
  error: unknown,
  words: RefusalWords,
): { text: string; atField: string } | undefined {
  const code = codeOf(error);
  const said = code && words[code];
  return typeof said === 'string' ? { text: said, atField: said } : said;
}

/** The fields a refusal belongs to, more than one where the service does not say which; none where it is about the whole. */
export function refusedFields<TField extends string>(
  error: unknown,
  fields: RefusalFields<TField>,
): readonly TField[] {
  const code = codeOf(error);
  return (code === undefined ? undefined : fields[code]) ?? [];
}

const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? knownErrorCode(error.code) : undefined;
