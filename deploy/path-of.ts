import type { IncomingMessage } from 'node:http';

/** The path that was asked for, decoded; `undefined` where it cannot be read. */
export function pathOf(request: IncomingMessage): string | undefined {
  const { url = '/' } = request;
  if (!url.startsWith('/')) return undefined;
  try {
    // Put together, not resolved: `//name` would count as another host.
    return decodeURIComponent(new URL(`http://localhost${url}`).pathname);
  } catch {
    return undefined;
  }
}
