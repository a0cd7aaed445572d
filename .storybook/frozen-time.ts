/** Lets every `new Date()` of the page be the moment of all stories. Answers how to let time go on. */
export function freezeTime(instant: string): () => void {
  const moment = Date.parse(instant);
  const Real = globalThis.Date;
  const Frozen = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [moment] : args, newTarget) as object,
    get: (target, key, receiver) => (key === 'now' ? () => moment : Reflect.get(target, key, receiver)),
  });
  globalThis.Date = Frozen;
  return () => {
    globalThis.Date = Real;
  };
}
