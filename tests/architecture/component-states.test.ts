import { describe, expect, it } from 'vitest';
import { componentStories } from './component-stories.ts';
import { type Component, components, hasControl } from './components.ts';
import { imports } from './imports.ts';
import { sourceOf } from './sources.ts';
import { drawsGround, drawsHover, missesPress } from './styles-of.ts';

/** Where components that have no story of their own in system colors are shown in them together. */
const GALLERY = 'stories/foundations/SystemColors.stories.tsx';

/** The files of stories that are about a component. */
const filesOf = ({ name }: Component) =>
  componentStories.filter(({ component }) => component === name).map(({ file }) => file);

/** Those of which no file of stories says something. */
const without = (owing: (component: Component) => boolean, says: (file: string) => boolean) =>
  components.filter((one) => owing(one) && !filesOf(one).some(says)).map(({ name }) => name);

const mentions = (pattern: RegExp) => (file: string) => pattern.test(sourceOf(file));

const inGallery = new Set(
  imports.flatMap(({ from, to }) => (from === GALLERY && to !== undefined ? [to] : [])),
);

describe('every component that draws a control is shown', () => {
  it('in German', () => {
    expect(without(hasControl, mentions(/language: 'de'/))).toEqual([]);
  });

  it('on a telephone', () => {
    expect(without(hasControl, mentions(/viewport: \{ value: 'telephone' \}/))).toEqual([]);
  });

  it('in the colors of the system', () => {
    const isForced = mentions(/theme: 'forced'/);
    const owes = (component: Component) => hasControl(component) && drawsGround(component);
    expect(without(owes, (file) => isForced(file) || inGallery.has(file))).toEqual([]);
  });

  it('under the pointer, with the focus and pressed, where it has looks for that', () => {
    expect(without(drawsHover, mentions(/\blooksApart\b/))).toEqual([]);
  });
});

it('what answers the pointer answers a press', () => {
  expect(components.filter(missesPress).map(({ name }) => name)).toEqual([]);
});
