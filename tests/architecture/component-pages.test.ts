import { describe, expect, it } from 'vitest';
import { readSourceFile, type SourceFile, textOf } from '#.storybook/source-file';
import { storiesOf } from '#.storybook/story-parts';
import { componentStories } from './component-stories.ts';
import { type Component, components, docOf, hasControl, offeredNames, usedByConsole } from './components.ts';
import { sourceOf, sources } from './sources.ts';
import { storiesIn } from './stories-in.ts';

/** They draw nothing: they are the ground that every story stands on, and the foundations show what they set. */
const GROUND: ReadonlySet<string> = new Set(['GlobalStyle', 'UiWordsProvider']);

const shown = components.filter(({ name }) => !GROUND.has(name));

/** What is wrong with a component, for all that have it. */
const amiss = (isAmiss: (component: Component) => boolean) =>
  shown.filter(isAmiss).map(({ name, file }) => `${name} (${file})`);

describe('every component of ui', () => {
  it('is there to be looked at', () => {
    expect(shown.length).toBeGreaterThan(100);
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining([...GROUND]));
  });

  it('has one page in the book', () => {
    const pages = (name: string) =>
      componentStories.filter(({ component, tags }) => component === name && tags.includes('autodocs'));
    expect(amiss(({ name }) => pages(name).length !== 1)).toEqual([]);
  });

  it('is found by what it is for', () => {
    const pages = componentStories
      .filter(({ tags }) => tags.includes('autodocs'))
      .flatMap(({ file }) => /title: 'Components\/([^'/]+\/[^'/]+)'/.exec(sourceOf(file))?.[1] ?? [])
      .map((title) => title.toLowerCase().replaceAll(/[ /]/g, '-'));
    const found = sourceOf('stories/spec/which-component.md').matchAll(/docs\/components-([\w-]+)--docs/g);
    expect([...new Set([...found].map(([, page = '']) => page))].toSorted()).toEqual(pages.toSorted());
  });

  it('says what it is for, what to do and what not to', () => {
    const isSilent = (component: Component) => !/^\S[^]*\n- Do: \S[^]*\n- Don't: \S/.test(docOf(component));
    expect(amiss(isSilent)).toEqual([]);
  });

  it('says what its keys do, where it draws a control', () => {
    const isSilent = (component: Component) =>
      hasControl(component) && !/^\| Key \| Does \|\n\| ?---/m.test(docOf(component));
    expect(amiss(isSilent)).toEqual([]);
  });

  it('is first shown in its ordinary use', () => {
    const special =
      /^(Loading|Refreshing|Failed|Refused|Stale|Invalid|Disabled|Busy|Narrow|Long|SystemColors|Undo)/;
    const firsts = componentStories
      .filter(({ tags }) => tags.includes('autodocs'))
      .map(({ file }) => `${file}: ${storiesIn(file)[0]?.name ?? 'no story'}`);
    expect(firsts.filter((first) => special.test(first.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('follows its controls: its first story takes all that the page gives', () => {
    const firsts = componentStories
      .filter(({ tags }) => tags.includes('autodocs'))
      .map(({ file }) => readSourceFile(file));
    const takesAll = (file: SourceFile) => {
      const render = storiesOf(file)[0]?.render;
      return render === undefined || /\{\.\.\.\w+\}/.test(textOf(file, render));
    };
    expect(firsts.filter((file) => !takesAll(file)).map(({ path }) => path)).toEqual([]);
  });

  // An example is what stands after `render`, and of calls only what they are called with is known.
  it('is drawn by functions that its page can show as code', () => {
    const made = componentStories.filter(({ file }) => /^ {2}render: [\w.]+\(/m.test(sourceOf(file)));
    expect(made.map(({ file }) => file)).toEqual([]);
  });

  // The page looks the words of a choice up at the door.
  it('offers the words of its choices', () => {
    const choices = /^export type \w+ = \(typeof (\w+)\)\[number\]/gm;
    const lists = sources
      .filter((file) => file.startsWith('packages/ui/src/'))
      .flatMap((file) => [...sourceOf(file).matchAll(choices)].map(([, list = '']) => ({ file, list })));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter(({ list }) => !offeredNames.has(list))).toEqual([]);
  });

  // The page shows the comment as it is and takes its examples from the stories, which the compiler reads.
  it('leaves examples to its stories', () => {
    expect(amiss((component) => /^@\w|\{@/m.test(docOf(component)))).toEqual([]);
  });
});

describe('every story of the design system', () => {
  it('expects something of what it shows', () => {
    const silent = sources
      .filter((file) => /^stories\/(components|foundations)\/.*\.stories\.tsx$/.test(file))
      .flatMap((file) =>
        storiesIn(file).flatMap(({ name, expects }) => (expects ? [] : [`${file}: ${name}`])),
      );
    expect(silent).toEqual([]);
  });
});

describe('every file of stories about components', () => {
  it('is about one that ui offers', () => {
    const names = new Set(shown.map(({ name }) => name));
    expect(componentStories.filter(({ component = '' }) => !names.has(component))).toEqual([]);
  });

  it('leaves it to the component to say what it is for', () => {
    expect(componentStories.filter(({ describes }) => describes).map(({ file }) => file)).toEqual([]);
  });

  it('is tagged `stable` where the console uses the component, `new` where it does not yet', () => {
    const untrue = componentStories.flatMap(({ file, component = '', tags }) => {
      const tagged = tags.filter((tag) => tag === 'stable' || tag === 'new').join(', ');
      const required = usedByConsole.has(component) ? 'stable' : 'new';
      return tagged === required ? [] : [`${file}: '${tagged}', and is '${required}'`];
    });
    expect(untrue).toEqual([]);
  });
});
