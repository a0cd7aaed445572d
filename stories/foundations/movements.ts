import { theme } from '@archive-console/ui';
import { expect, waitFor } from 'storybook/test';

const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite']);

/** A list of keyframes names its curve in each of them, a transition in its timing. */
function easingOf(effect: KeyframeEffect): string {
  const [own = 'linear'] = effect.getKeyframes().map(({ easing }) => easing);
  return own === 'linear' ? (effect.getTiming().easing ?? own) : own;
}

function propertiesOf(effect: KeyframeEffect): readonly string[] {
  const all = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  return [...all].filter((name) => !notProperties.has(name)).toSorted();
}

/** Whether something moves or fades: a color may answer a press, rows come forward, and what is waited for may turn. */
function isMovement(effect: KeyframeEffect): boolean {
  const { duration, iterations } = effect.getTiming();
  return (
    iterations !== Infinity &&
    Number(duration) > 0 &&
    !propertiesOf(effect).every((name) => /color$/i.test(name)) &&
    effect.target?.closest('tr') === null
  );
}

function movements(): readonly KeyframeEffect[] {
  return document
    .getAnimations()
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    .filter(isMovement);
}

const inWords = (effect: KeyframeEffect) =>
  `${propertiesOf(effect).join(', ')}: ${Number(effect.getTiming().duration)} ms ${easingOf(effect)}`;

const paceOfThePage = () =>
  getComputedStyle(document.documentElement).getPropertyValue(theme.motion.appear.slice('var('.length, -1));

/**
 * Everything that moved from the start of an act until all of it stood still, as the browser had it: read in the moment
 * in which anything comes to the page or changes in it, and at every frame. Each is `opacity, transform: 200 ms ease-out`.
 */
export async function movementsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  // How long anything takes is said by the style of the page, which comes with it.
  await waitFor(() => expect(paceOfThePage()).not.toBe(''));
  const seen = new Set<string>();
  const look = () => {
    const now = movements().map(inWords);
    for (const movement of now) seen.add(movement);
    return now;
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  let frame = requestAnimationFrame(function again() {
    look();
    frame = requestAnimationFrame(again);
  });
  try {
    await act();
    await waitFor(() => expect(look()).toEqual([]));
  } finally {
    changes.disconnect();
    cancelAnimationFrame(frame);
  }
  return [...seen].toSorted();
}
