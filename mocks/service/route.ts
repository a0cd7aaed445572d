import type { AnyOperation } from '@archive-console/api-client';
import { http, type HttpResponseResolver, type RequestHandler, type RequestHandlerOptions } from 'msw';

const VERBS = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

/** The handler of one operation, at any origin. */
export function routeOf(
  operation: AnyOperation,
  resolver: HttpResponseResolver,
  options: RequestHandlerOptions = {},
): RequestHandler {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  return VERBS[operation.method](`*/v2${path}`, resolver, options);
}
