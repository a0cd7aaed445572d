import { getDotPath, safeParse } from 'valibot';
import { aborted, ApiError, FETCH_ERROR, missingParameter, timedOut, unreachable, unreadableAnswer } from './errors.ts';
import { type AnyOperation, pathParameters } from './operation.ts';

/** Where and how calls are sent. */
export interface Transport {
  /** Origin of the service without a trailing slash; empty means the page's own. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds before a call is given up. */
  timeoutMs: number;
  /** The bearer token of the session, held in memory only; `undefined` sends the cookie alone (D19). */
  token(): string | undefined;
}

type Input = Readonly<Record<string, unknown>>;

/** Refuses a call that lacks a required parameter, before anything is sent (section 5). */
export function requireParameters(operation: AnyOperation, input: Input | undefined): void {
  const entries = operation.takes?.entries ?? {};
  for (const [name, schema] of Object.entries(entries)) {
    const optional = schema.type === 'optional' || schema.type === 'nullish' || schema.type === 'exact_optional';
    const value = input?.[name];
    if (!optional && (value === undefined || value === null || value === '')) throw missingParameter(operation.name, name);
  }
}

/** The address and the request of one call. */
export function requestOf(operation: AnyOperation, input: Input | undefined, transport: Transport): [string, RequestInit] {
  const inPath = pathParameters(operation.path);
  const inQuery = operation.query ?? [];
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input?.[name])));
  const search = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined || inPath.includes(name)) continue;
    if (inQuery.includes(name)) search.set(name, String(value));
    else body[name] = value;
  }
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = operation.access === 'bearer' ? transport.token() : undefined;
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method: operation.method, headers, credentials: transport.baseUrl === '' ? 'same-origin' : 'include' };
  if (operation.method === 'POST' && operation.takes !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const query = search.size > 0 ? `?${search}` : '';
  return [`${transport.baseUrl}/v2${path}${query}`, init];
}

/** Sends one call once and reads its answer; throws {@link ApiError} for everything else. */
export async function send(
  operation: AnyOperation,
  input: Input | undefined,
  transport: Transport,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  requireParameters(operation, input);
  const [address, init] = requestOf(operation, input, transport);
  const limit = AbortSignal.timeout(transport.timeoutMs);
  const either = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  let response: Response;
  let text: string;
  try {
    response = await transport.fetch(address, { ...init, signal: either });
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted === true) throw aborted(operation.name);
    if (limit.aborted) throw timedOut(operation.name);
    throw unreachable(operation.name, cause);
  }
  if (!response.ok) throw refusal(operation, response, text);
  return readAnswer(operation, response.status, text);
}

function readAnswer(operation: AnyOperation, status: number, text: string): unknown {
  if (operation.answers === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadableAnswer(operation.name, '(answer)', text === '' ? 'it is empty' : 'it is not JSON', status);
  }
  const result = safeParse(operation.answers, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw unreadableAnswer(operation.name, getDotPath(issue) ?? '(answer)', issue.message, status);
}

function refusal(operation: AnyOperation, response: Response, text: string): ApiError {
  const problem = problemOf(text);
  const code = textOf(problem['title']) ?? FETCH_ERROR;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(`${operation.name} was refused: ${code} (${response.status})`, {
    kind: 'refused',
    code,
    detail: textOf(problem['detail']),
    status: response.status,
    traceId: textOf(problem['traceId']),
    retryAfter: Number.isFinite(wait) ? wait : undefined,
    operation: operation.name,
  });
}

function problemOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
