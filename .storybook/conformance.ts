import { UiWordsProvider } from '@archive-console/ui';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { uiWords } from '#stories/components/ui-words.ts';
import { firstOfEachPage } from './first-of-each-page.ts';
import { atStoryEnd } from './story-watchers.ts';

/** Draws a component once more, as a caller would who gives it a ref and a property of HTML. */
async function handsOn(component: ComponentType<object>, args: object): Promise<void> {
  const ref: { current: unknown } = { current: null };
  const stage = document.createElement('div');
  document.body.append(stage);
  const root = createRoot(stage);
  const given = { ...args, ...('isOpen' in args && { isOpen: true }), ref, 'data-conforms': 'yes' };
  try {
    const drawn = createElement(component, given);
    flushSync(() => root.render(createElement(UiWordsProvider, { words: uiWords }, drawn)));
    await vi.waitFor(() => {
      const found = document.querySelector('[data-conforms="yes"]');
      expect({
        native: found !== null,
        ref: ref.current instanceof Element,
        one: ref.current === found,
      }).toEqual({
        native: true,
        ref: true,
        one: true,
      });
    });
  } finally {
    root.unmount();
    stage.remove();
  }
}

const isFirst = firstOfEachPage();

// Every component hands on a ref and native properties to an element of its own.
atStoryEnd('conformance', async (story) => {
  const { component, title, initialArgs, parameters } = story;
  if (!isFirst(story) || component === undefined) return;
  const held = parameters.heldBy ?? component;
  await handsOn(held as ComponentType<object>, initialArgs).catch((error: unknown) => {
    throw new Error(`${title}: ${String(error)}`);
  });
});
