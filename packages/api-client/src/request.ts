import { missingParameter } from './errors.ts';
import { type AnyOperation, pathParameters } from './operation.ts';

/** What a call was given, whatever the operation. */
export type Input = Readonly<Record<string, unknown>>;

/** Where a request goes and how it proves who sends it. */
export interface Sender {
  /** Origin of the service without a trailing slash; empty means the page's own. */
  baseUrl: string;
  /** The bearer token of the session, held in memory only; `undefined` sends the cookie alone (D19). */
  token(): string | undefined;
}

/**
 * Refuses a call that lacks a required parameter, before anything is sent (specification, section 5).
 * In a path, nothing and dots are missing too: the address would be that of another operation.
 *
 * @throws {ApiError} `Client.MissingParameter`, naming the first one missing and the operation
 */
export function requireParameters(operation: AnyOperation, input: Input | undefined): void {
  const inPath = pathParameters(operation.path);
  for (const [name, schema] of Object.entries(operation.takes?.entries ?? {})) {
    const value = input?.[name];
    const given = value !== undefined && (value !== null || schema.type === 'nullable');
    const isMissing = inPath.includes(name)
      ? !given || /^\.{0,2}$/.test(textOf(value))
      : !given && !/optional|nullish/.test(schema.type);
    if (isMissing) throw missingParameter(operation.name, name);
  }
}

/** The address and the request of one call. */
export function requestOf(
  operation: AnyOperation,
  input: Input | undefined,
  sender: Sender,
): [string, RequestInit] {
  const inPath = pathParameters(operation.path);
  const path = operation.path.replaceAll(/\{\w+\}/g, (slot) =>
    encodeURIComponent(textOf(input?.[slot.slice(1, -1)])),
  );
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input ?? {})) {
    if (value === undefined || inPath.includes(name)) continue;
    if (operation.query?.includes(name)) query.set(name, textOf(value));
    else body[name] = value;
  }
  const headers: Record<string, string> = {
    accept: operation.answers?.file?.accept ?? 'application/json',
  };
  const token = operation.access === 'bearer' ? sender.token() : undefined;
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const credentials = sender.baseUrl ? 'include' : 'same-origin';
  const init: RequestInit = { method: operation.method, headers, credentials };
  // No call has both a query and a body: the contract test sees to it.
  if (operation.method === 'POST' && operation.takes && !operation.query) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return [`${sender.baseUrl}/v2${path}${query.size ? `?${query}` : ''}`, init];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
