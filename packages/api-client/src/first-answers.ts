declare global {
  /** Answers that were asked for before the client was there, by `String([address, body])`. */
  var firstAnswers: Map<string, Promise<Response | undefined>> | undefined;
}

/**
 * A `fetch` for a client whose page has asked for some answers before any of its script was there, and keeps them in
 * `globalThis.firstAnswers`. Each is taken once, in place of sending the call; one that is `undefined` was not asked for
 * after all, and the call is sent.
 *
 * @throws what `fetch` does, and the reason of the signal once the call is given up
 */
export const fetchFirst: typeof globalThis.fetch = (input, init) => {
  const key = keyOf(input, init);
  const answer = globalThis.firstAnswers?.get(key);
  if (answer === undefined) return globalThis.fetch(input, init);
  globalThis.firstAnswers?.delete(key);
  const signal = init?.signal;
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    answer.then((response) => resolve(response ?? globalThis.fetch(input, init)), reject);
  });
};

const keyOf = (...[input, init]: Parameters<typeof globalThis.fetch>): string =>
  String([input as string, init?.body as string | undefined]);
