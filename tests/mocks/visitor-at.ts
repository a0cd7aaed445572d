/** A page as a visitor sees it who reads and presses buttons. */
export interface Visited {
  /** Where the visitor ended up; an address of the console is not followed. */
  address: string;
  text: string;
  response: Response;
}

export interface Visitor {
  open(path: string): Promise<Visited>;
  /** Sends a form. `from` is the origin the browser says it comes from; `null`: it says none. */
  send(path: string, fields: Record<string, string>, from?: string | null): Promise<Visited>;
}

/** A visitor of the pages of the demo. */
export function visitorAt(origin: string): Visitor {
  async function go(path: string, init: RequestInit): Promise<Visited> {
    const response = await fetch(new URL(path, origin), { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (location?.startsWith('/demo') === true) return go(location, {});
    return { address: location ?? path, text: await response.text(), response };
  }
  return {
    open: (path) => go(path, {}),
    send: (path, fields, from = origin) =>
      go(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: from === null ? {} : { origin: from },
      }),
  };
}
