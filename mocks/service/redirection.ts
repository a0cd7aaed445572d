import { HttpResponse } from 'msw';

/** Sends a browser on to another address. */
export function redirection(address: string): Response {
  return new HttpResponse(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
}

/** The address where a navigation that failed ends, with what went wrong. */
export function withError(address: string, error: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}error=${encodeURIComponent(error)}`;
}
