/** A part that arrives in a file of its own, the first time it is wanted. Made by {@link lazyPart}. */
export interface LazyLoader<Part> {
  /** The part, once it is here. From then on it renders at once, without a waiting state. */
  current(): Part | undefined;
  /** Fetches the part. A failed fetch is forgotten, so that the next one tries again. */
  load(): Promise<Part>;
}

/**
 * Wraps an `import()`: the one way to load late what is opened, or what is shown under a condition. Unlike `React.lazy`
 * it neither suspends nor throws: a menu whose file cannot be fetched must not take the page with it. Show it with
 * {@link LazyPart}.
 *
 * What comes by itself, without being opened, is for the page to fetch: once it is idle where it can do without (the
 * console's `useDeferredPart`), as content that says in its place that it failed and can be tried again (its
 * `useLatePart`), or by `React.lazy` where a page before sign-in must not weigh more for it.
 *
 * @example
 * const menuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel);
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyLoader<Part> {
  let part: Part | undefined;
  let pending: Promise<Part> | undefined;
  const load = async (): Promise<Part> => {
    try {
      part = await fetchPart();
      return part;
    } finally {
      pending = undefined;
    }
  };
  return {
    current: () => part,
    load: () => (part === undefined ? (pending ??= load()) : Promise.resolve(part)),
  };
}
