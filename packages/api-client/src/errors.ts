/** Which rung of the ladder an error stands on. */
export type ErrorKind =
  | 'refused'
  | 'network'
  | 'timeout'
  | 'abort'
  | 'missing-parameter'
  | 'unreadable-answer';

/** What {@link ApiError} is made from. */
export interface ErrorFacts {
  /** Which rung of the ladder: `refused` is the service's own answer, the others are the client's. */
  kind: ErrorKind;
  /** The title of the service's problem answer, or one of the client's own codes. */
  code: string;
  /** The service's sentence, or the parameter that is missing. Left out where neither is known. */
  detail?: string | undefined;
  /** HTTP status of the answer. Left out where none came. */
  status?: number | undefined;
  /** What the service's operators need to find this call. Left out where no answer names it. */
  traceId?: string | undefined;
  /** Seconds the service asks to wait before the next try (`Retry-After`). */
  retryAfter?: number | undefined;
  /** Name of the operation that failed. */
  operation: string;
  /** What was thrown underneath, where something was. */
  cause?: unknown;
}

/** The code of whatever failed without a problem title (specification, section 8). */
export const FETCH_ERROR = 'Frontend.FetchError';

/**
 * Everything a call can throw. `code` is the title of the service's problem answer, or
 * `Frontend.FetchError` where there is none (specification, section 8).
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** Which rung of the ladder: `refused` is the service's own answer, the others are the client's. */
  declare readonly kind: ErrorKind;
  /** The title of the service's problem answer, or one of the client's own codes. */
  declare readonly code: string;
  /** The service's sentence, or the parameter that is missing; `undefined` where neither is known. */
  declare readonly detail: string | undefined;
  /** HTTP status; `undefined` where no answer came. */
  declare readonly status: number | undefined;
  /** What the service's operators need to find this call. */
  declare readonly traceId: string | undefined;
  /** Seconds to wait before the next try; `undefined` where the service names none. */
  declare readonly retryAfter: number | undefined;
  /** Name of the operation that failed. */
  declare readonly operation: string;

  constructor(message: string, facts: ErrorFacts) {
    super(message);
    Object.assign(this, facts);
  }
}

/** A required parameter was not given: names the parameter and the operation (section 5). */
export function missingParameter(operation: string, parameter: string): ApiError {
  return new ApiError(`${operation} was called without '${parameter}'.`, {
    kind: 'missing-parameter',
    code: 'Client.MissingParameter',
    detail: `${operation} · ${parameter}`,
    operation,
  });
}

/** No answer within the time allowed (section 8: 'A timeout occurred.'). */
export function timedOut(operation: string): ApiError {
  return new ApiError('A timeout occurred.', { kind: 'timeout', code: 'Client.Timeout', operation });
}

/** The caller gave up (section 8: 'An abort occurred.'). */
export function aborted(operation: string): ApiError {
  return new ApiError('An abort occurred.', { kind: 'abort', code: 'Client.Abort', operation });
}

/** No answer at all: no network, a blocked address, an unreachable service. */
export function unreachable(operation: string, cause: unknown): ApiError {
  return new ApiError(`${operation} got no answer.`, {
    kind: 'network',
    code: FETCH_ERROR,
    operation,
    cause,
  });
}

/** An answer of another shape than the contract's: its message, which is for the log, names the operation and the field. */
export function unreadableAnswer(operation: string, field: string, reason: string, status: number): ApiError {
  return new ApiError(`Cannot read the answer of ${operation} · ${field}: ${reason}`, {
    kind: 'unreadable-answer',
    code: FETCH_ERROR,
    status,
    operation,
  });
}
