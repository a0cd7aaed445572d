import { HttpResponse } from 'msw';
import { Refusal } from '../refusal.ts';

/** Sends a browser on to another address. A header takes no letters beyond ASCII: they go as `%…`. */
export function redirection(address: string): Response {
  const location = address.replaceAll(/[^\x20-\x7e]+/gu, encodeURIComponent);
  return new HttpResponse(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

const withParameter = (address: string, name: string, value: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The address where a navigation that failed ends, with what went wrong. */
export const withError = (address: string, error: string): string => withParameter(address, 'error', error);

/** A page with where to go on to from there; without, where that is the page itself. */
export const withReturn = (page: string, wanted: string | undefined): string =>
  wanted === undefined || wanted === page ? page : withParameter(page, 'continue', wanted);

/** Where a navigation leads; where it is refused, a page that receives the code. */
export function orWithError(page: string, lead: () => string): string {
  try {
    return lead();
  } catch (error) {
    if (error instanceof Refusal) return withError(page, error.code);
    throw error;
  }
}
