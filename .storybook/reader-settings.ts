import { cdp } from 'vitest/browser';
import { atStoryStart } from './story-watchers.ts';

/** The settings that the page was given last: most stories ask for the same. */
let applied = '';

// The book shows system colors and little motion by rules of its own: a page cannot ask its browser for the real ones.
// The tests can, so what `forced-colors` and `prefers-reduced-motion` do in the design system is done here by the browser.
atStoryStart('reader settings', async ({ globals, parameters }) => {
  const features = [
    { name: 'forced-colors', value: globals['theme'] === 'forced' ? 'active' : 'none' },
    {
      name: 'prefers-reduced-motion',
      value: parameters.reader === 'likes motion' ? 'no-preference' : 'reduce',
    },
  ];
  const wanted = JSON.stringify(features);
  if (wanted === applied) return;
  await cdp().send('Emulation.setEmulatedMedia', { features });
  for (const { name, value } of features)
    if (!matchMedia(`(${name}: ${value})`).matches)
      throw new Error(`The browser did not take ${name}: ${value}.`);
  applied = wanted;
});
