import { ApiError, type ErrorCode, knownErrorCode } from '@archive-console/api-client';

/** Which fields of a form the service's refusals belong to. */
export type RefusalFields<TField extends string> = Partial<Record<ErrorCode, readonly TField[]>>;

/** Words of a form for a refusal, in place of those of its code: as a whole, and in short at the other fields it may mean. */
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

/** What the service refuses about one field, which it names before its reason: `postCode: It has 5 digits.` */
export function fieldReason(error: unknown): { name: string; reason: string } | undefined {
  if (!(error instanceof ApiError) || !isValidation(error)) return undefined;
  const [, name, reason] = /^([\w-]+)(?:\.[\w.]+)?: (.+)$/s.exec(error.detail ?? '') ?? [];
  return name === undefined || reason === undefined ? undefined : { name, reason };
}

/** Whether the service refuses what was typed, and nothing else. */
export const isValidation = (error: unknown): boolean => codeOf(error) === 'Default.ValidationError';

/**
 * The fields a refusal belongs to: the one that the service names, else those that its code may mean; none where it is
 * about the whole.
 */
export function refusedFields<TField extends string>(
  error: unknown,
  fields: RefusalFields<TField>,
  names: readonly TField[] = [],
): readonly TField[] {
  const named = fieldReason(error)?.name;
  const one = names.find((name) => name === named);
  if (one !== undefined) return [one];
  const code = codeOf(error);
  return (code === undefined ? undefined : fields[code]) ?? [];
}

const codeOf = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError ? knownErrorCode(error.code) : undefined;
