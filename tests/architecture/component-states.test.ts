import { describe, expect, it } from 'vitest';
import { componentStories } from './component-stories.ts';
import { type Component, components, hasControl } from './components.ts';
import { imports } from './imports.ts';
import { sourceOf } from './sources.ts';
import { storiesIn } from './stories-in.ts';
import { drawsGround, drawsHover, missesPress } from './styles-of.ts';

/** Where components that have no story of their own in system colors are shown in them together. */
const GALLERY = 'stories/foundations/SystemColors.stories.tsx';

/** The files of stories that are about a component. */
const filesOf = ({ name }: Component) =>
  componentStories.filter(({ component }) => component === name).map(({ file }) => file);

/** The components that require something no file of their stories says. */
const without = (requires: (component: Component) => boolean, says: (file: string) => boolean) =>
  components.filter((one) => requires(one) && !filesOf(one).some(says)).map(({ name }) => name);

const mentions = (pattern: RegExp) => (file: string) => pattern.test(sourceOf(file));

const inGallery = new Set(
  imports.flatMap(({ from, to }) => (from === GALLERY && to !== undefined ? [to] : [])),
);

/** Marks and lines of one size, what is heard or printed and not seen, and the ground of all stories. */
const WITHOUT_WORDS_OR_LAYOUT: ReadonlySet<string> = new Set([
  'Avatar',
  'GlobalStyle',
  'Icon',
  'PageProgress',
  'PrintSheet',
  'Skeleton',
  'Sparkline',
  'Spinner',
  'UiWordsProvider',
  'VisuallyHidden',
]);

describe('every component that shows words or lays something out', () => {
  const hasWordsOrLayout = ({ name }: Component) => !WITHOUT_WORDS_OR_LAYOUT.has(name);
  const isShownNarrow = (file: string) => storiesIn(file).some(({ isNarrow, fits }) => isNarrow && fits);

  it('fits a telephone in German', () => {
    expect(without(hasWordsOrLayout, isShownNarrow)).toEqual([]);
  });

  it('is not said to have neither', () => {
    const withNeither = components.filter((one) => !hasWordsOrLayout(one));
    expect(withNeither.map(({ name }) => name).toSorted()).toEqual([...WITHOUT_WORDS_OR_LAYOUT]);
    expect(withNeither.filter((one) => filesOf(one).some(isShownNarrow))).toEqual([]);
  });
});

describe('every story that is named for a narrow window', () => {
  it('looks for what is too wide', () => {
    const found = componentStories.flatMap(({ file }) =>
      storiesIn(file)
        .filter(({ name, fits }) => name.startsWith('Narrow') && !fits)
        .map(({ name }) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

describe('every component that draws a control is shown', () => {
  it('in the colors of the system', () => {
    const isForced = mentions(/theme: 'forced'/);
    const requires = (component: Component) => hasControl(component) && drawsGround(component);
    expect(without(requires, (file) => isForced(file) || inGallery.has(file))).toEqual([]);
  });

  it('under the pointer, with the focus and pressed, where it has styles for that', () => {
    expect(without(drawsHover, mentions(/\blooksApart\b/))).toEqual([]);
  });
});

it('what answers the pointer answers a press', () => {
  expect(components.filter(missesPress).map(({ name }) => name)).toEqual([]);
});
