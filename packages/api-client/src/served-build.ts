const TIMEOUT_MS = 10_000;

/**
 * Reads which build of the console its host serves now: the address of the script its document begins with, which
 * is another one for every build. It does not throw: where nothing can be read, there is nothing to compare.
 *
 * @param address where the document is; any page of the console
 * @returns the script's address as it stands in the document, or `undefined` where that cannot be read
 */
export async function fetchServedBuild(address: string): Promise<string | undefined> {
  try {
    const response = await globalThis.fetch(address, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? firstModule(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** Read as text: a policy that trusts no markup lets none be parsed. */
function firstModule(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<script\b[^>]*>/gi)) {
    if (/\btype="module"/i.test(tag)) {
      const address = /\bsrc="([^"]+)"/i.exec(tag)?.[1];
      if (address !== undefined) return address;
    }
  }
  return undefined;
}
