import type { InputOf, Navigation } from './operation.ts';
import { type Input, requestOf, requireParameters } from './request.ts';

const CONTROL = /[\p{Cc}\\]/u;
const HERE = 'https://here.invalid';

/** Whether an address leads to a path of the origin it is on, and nowhere else. */
export function isPathOfThisOrigin(address: string): boolean {
  if (!address.startsWith('/') || address.startsWith('//') || CONTROL.test(address)) return false;
  if (!URL.canParse(address, HERE)) return false;
  const url = new URL(address, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//');
}

/**
 * The address of an operation that is no fetch but a navigation (`navigation: true`): Microsoft's
 * sign-in and consent. A `continue` that leaves this origin is left out, so that a prepared link
 * leads no user away.
 *
 * @param baseUrl origin of the service without a trailing slash. @default '' — the page's own origin
 * @throws {ApiError} `Client.MissingParameter`, naming the parameter and the operation
 */
export function urlOf<TOperation extends Navigation>(
  operation: TOperation,
  input?: InputOf<TOperation>,
  baseUrl = '',
): string {
  const { continue: wanted, ...rest }: Input = input ?? {};
  const isSafe = typeof wanted === 'string' && isPathOfThisOrigin(wanted);
  const sent = isSafe ? { ...rest, continue: wanted } : rest;
  requireParameters(operation, sent);
  const [address] = requestOf(operation, sent, { baseUrl, token: () => undefined });
  return address;
}
