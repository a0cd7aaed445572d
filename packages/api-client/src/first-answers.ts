/** An answer that was asked for before the client was there. */
interface FirstAnswer {
  response: Response;
  /** When all of it was there, by `performance.now()`. */
  at: number;
}

declare global {
  /** By `String([address, body])`; `undefined` where it was not asked for after all. */
  var firstAnswers: Map<string, Promise<FirstAnswer | undefined>> | undefined;
}

/** What is older counts as not asked for, in milliseconds: the reader is shown how things stand now. */
const FRESH_MS = 5000;

/**
 * A `fetch` for a client whose page has asked for some answers before any of its script was there, and keeps them in
 * `globalThis.firstAnswers`: reads, by GET without a body and by POST with one. Each is taken once, in place of sending
 * the call, unless it is older than five seconds by then.
 *
 * @throws what `fetch` does, and the reason of the signal once the call is given up
 */
export const fetchFirst: typeof globalThis.fetch = (input, init) => {
  const key = String([input as string, init?.body as string | undefined]);
  const answer = globalThis.firstAnswers?.get(key);
  if (answer === undefined) return globalThis.fetch(input, init);
  globalThis.firstAnswers?.delete(key);
  const signal = init?.signal;
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    const taken = answer.then((early) =>
      early !== undefined && performance.now() - early.at < FRESH_MS
        ? early.response
        : globalThis.fetch(input, init),
    );
    taken.then(resolve, reject);
  });
};
