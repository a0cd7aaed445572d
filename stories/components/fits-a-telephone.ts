import { expect } from 'storybook/test';

/** Nothing is wider than the window of a story that is looked at on a telephone, and nothing is cut off at its edge. */
export async function fitsATelephone(): Promise<void> {
  await expect(window.innerWidth).toBe(320);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const cutOff = [...document.body.querySelectorAll('*')].filter(
    (part) => part.checkVisibility() && part.getBoundingClientRect().right > 320.5,
  );
  await expect(cutOff).toEqual([]);
}
