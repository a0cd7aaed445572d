import { safeParse } from 'valibot';
import { ApiError, FETCH_ERROR, unreadableAnswer } from './errors.ts';
import type { AnyOperation } from './operation.ts';

const WHOLE = '(answer)';

/**
 * The answer of a call that was not refused, as its operation reads it.
 *
 * @throws {ApiError} of kind `unreadable-answer`, naming the operation and the field
 */
export function readAnswer(operation: AnyOperation, response: Response, content: string | object): unknown {
  const { name, answers } = operation;
  // A sign-in page of some proxy must not pass for the empty answer of a write.
  const isPage = response.headers.get('content-type')?.includes('html');
  if (answers === undefined && !isPage) return undefined;
  let value: unknown;
  try {
    // No text is no value; a file is taken already.
    value = content && typeof content === 'string' ? JSON.parse(content) : content || undefined;
  } catch {
    throw unreadableAnswer(name, WHOLE, isPage ? 'it is a web page' : 'it is not JSON', response.status);
  }
  if (answers === undefined) return undefined;
  const result = safeParse(answers, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const reason = content ? issue.message : 'it is empty';
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? WHOLE;
  throw unreadableAnswer(name, field, reason, response.status);
}

/** What an answer other than 2xx means: the service's problem, or a bare status (specification, section 8). */
export function refusalOf(operation: AnyOperation, response: Response, content: unknown): ApiError {
  const problem = problemOf(content);
  const code = wordOf(problem['title']) ?? FETCH_ERROR;
  return new ApiError(`${operation.name} was refused: ${code} (${response.status})`, {
    kind: 'refused',
    code,
    detail: wordOf(problem['detail']),
    status: response.status,
    traceId: wordOf(problem['traceId']),
    retryAfter: secondsOf(response.headers.get('retry-after') ?? ''),
    operation: operation.name,
  });
}

function problemOf(content: unknown): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(content as string)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function wordOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value) || undefined;
}

/** `Retry-After` is a number of seconds or a date; without it, neither. */
function secondsOf(header: string): number | undefined {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
