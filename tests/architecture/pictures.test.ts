import { readdirSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { colorSchemes } from '@archive-console/ui';
import { describe, expect, it } from 'vitest';
import { isPhotographed } from '#tests/visual/is-photographed.ts';
import { pictureName } from '#tests/visual/picture-name.ts';
import { sourceOf, sources } from './sources.ts';
import { storiesIn } from './stories-in.ts';

const BASELINES = 'tests/visual/baselines';

/** The names under which the pictures of a story are kept. */
const pictures = sources
  .filter((file) => file.startsWith('stories/') && file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const title = /preview\.meta\([^]*?title: '([^']+)'/.exec(sourceOf(file))?.[1];
    if (title === undefined) throw new Error(`${file} has no title: give its stories a page in the book.`);
    return storiesIn(file).map(({ name }) => ({ title, name: storyNameFromExport(name) }));
  })
  .filter(isPhotographed)
  .map(({ title, name }) => toId(title, name))
  .flatMap((id) => colorSchemes.map((theme) => `${pictureName(id, theme)}.png`));

describe('the pictures', () => {
  it('have a name of their own each', () => {
    expect(pictures.filter((name, place) => pictures.indexOf(name) !== place)).toEqual([]);
  });

  it('show what is owed in both themes, and nothing else', () => {
    expect(readdirSync(BASELINES).toSorted()).toEqual(pictures.toSorted());
  });
});
