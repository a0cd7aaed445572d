import { isPathUnder } from './is-path-under.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;
const MAX_LENGTH = 2048;
const ORIGIN = 'https://console.invalid';

/** Where everything behind sign-in lies. */
export const HOME = '/home';
/** What a page before sign-in may hand on as an address to go on to. */
export const behindSignIn: readonly string[] = [HOME];

/**
 * The place to go on to after signing in, or `undefined` where the address given is not one of
 * ours: it must start with exactly one slash, stay on this origin and lie under one of the
 * console's own prefixes, even if it is decoded once more than this function does.
 */
export function safeReturnAddress(given: string | null, prefixes: readonly string[]): string | undefined {
  if (given === null || given.length > MAX_LENGTH || CONTROL.test(given)) return undefined;
  if (!given.startsWith('/') || given.startsWith('//')) return undefined;
  if (!URL.canParse(given, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, ORIGIN);
  const isOurs = origin === ORIGIN && isPlain(pathname);
  const isKnown = prefixes.some((prefix) => isPathUnder(pathname, prefix));
  return isOurs && isKnown ? `${pathname}${search}${hash}` : undefined;
}

/** Whether a path is the same path however often it is decoded: nothing in it hides a slash, a dot-dot or worse. */
function isPlain(pathname: string): boolean {
  if (pathname.includes('//')) return false;
  const segments = pathname.split('/').slice(1);
  return segments.every((segment) => {
    const decoded = decodedFully(segment);
    return decoded !== undefined && !/^\.{1,2}$|\//.test(decoded) && !CONTROL.test(decoded);
  });
}

function decodedFully(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded === segment ? segment : decodedFully(decoded);
  } catch {
    return undefined;
  }
}
