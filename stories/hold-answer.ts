/** For an answer of the service that comes only once `answer` is called: `on(operation).hangs(held)`. */
export function holdAnswer(): { held: Promise<void>; answer: () => void } {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { held, answer };
}
