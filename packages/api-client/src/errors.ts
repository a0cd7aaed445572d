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
  kind: ErrorKind;
  code: string;
  detail?: string | undefined;
  status?: number | undefined;
  traceId?: string | undefined;
  /** Seconds the service asks to wait before the next try (`Retry-After`). */
  retryAfter?: number | undefined;
  operation: string;
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
  readonly kind: ErrorKind;
  readonly code: string;
  /** The service's sentence, where it sent one. */
  readonly detail: string | undefined;
  /** HTTP status; `undefined` where no answer came. */
  readonly status: number | undefined;
  /** What the service's operators need to find this call. */
  readonly traceId: string | undefined;
  /** Seconds to wait before the next try; `undefined` where the service names none. */
  readonly retryAfter: number | undefined;
  /** Name of the operation that failed. */
  readonly operation: string;

  constructor(message: string, facts: ErrorFacts) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.code = facts.code;
    this.detail = facts.detail;
    this.status = facts.status;
    this.traceId = facts.traceId;
    this.retryAfter = facts.retryAfter;
    this.operation = facts.operation;
  }
}

/** A required parameter was not given: names the parameter and the operation (section 5). */
export function missingParameter(operation: string, parameter: string): ApiError {
  return new ApiError(
    `${operation} was called without '${parameter}'. The service requires it; pass it in the call.`,
    { kind: 'missing-parameter', code: 'Client.MissingParameter', operation },
  );
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
  return new ApiError(`${operation} got no answer from the service.`, {
    kind: 'network',
    code: FETCH_ERROR,
    operation,
    cause,
  });
}

/** An answer of another shape than the contract's: names the operation and the field. */
export function unreadableAnswer(operation: string, field: string, reason: string, status: number): ApiError {
  return new ApiError(`${operation} answered something this console cannot read, at '${field}': ${reason}`, {
    kind: 'unreadable-answer',
    code: FETCH_ERROR,
    detail: `${operation} · ${field}: ${reason}`,
    status,
    operation,
  });
}
