const CONTROL = /[\p{Cc}\\]/u;
const MAX_LENGTH = 2048;

/**
 * The place to go on to after signing in, or `undefined` where the address given is not one of ours: it must
 * start with exactly one slash, stay on this origin and lie under one of the console's own prefixes.
 */
export function safeReturnAddress(given: string | null, prefixes: readonly string[]): string | undefined {
  if (given === null || given.length > MAX_LENGTH || CONTROL.test(given)) return undefined;
  if (!given.startsWith('/') || given.startsWith('//')) return undefined;
  const origin = 'https://console.invalid';
  if (!URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const known = prefixes.some((prefix) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`));
  return known ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
