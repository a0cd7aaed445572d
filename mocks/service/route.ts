import * as contract from '@archive-console/api-client';
import { type AnyOperation, isOperation, pathParameters } from '@archive-console/api-client';
import { http, type HttpResponseResolver, type RequestHandler, type RequestHandlerOptions } from 'msw';

const VERBS = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

/** Every operation of the contract. */
export const operations: readonly AnyOperation[] = Object.values<unknown>(contract).filter(isOperation);

/** The handler of one operation, at any origin. */
export function routeOf(
  operation: AnyOperation,
  resolver: HttpResponseResolver,
  options: RequestHandlerOptions = {},
): RequestHandler {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return VERBS[operation.method](`*/v2${path}`, resolver, options);
}

const ROUTES = operations.map((operation) => {
  const path = operation.path.replaceAll(/\{\w+\}/g, '([^/]+)');
  return { operation, names: pathParameters(operation.path), pattern: new RegExp(`/v2${path}$`) };
});

/** The values that stand in a path, by their names. */
export type PathValues = Readonly<Record<string, string>>;

/** What a request calls. */
interface Called {
  operation: AnyOperation;
  path: PathValues;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The operation a request calls; `undefined` where there is none at its address. */
export function calledBy({ method, url }: Request): Called | undefined {
  const { pathname } = new URL(url);
  for (const { operation, names, pattern } of ROUTES) {
    const found = operation.method === method ? pattern.exec(pathname) : null;
    if (found === null) continue;
    const values = found.slice(1).map(decoded);
    if (values.includes(undefined)) return undefined;
    return { operation, path: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
  }
  return undefined;
}
