import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BUILT } from '#scripts/book-server.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
  tags: readonly string[];
}

/** The page of a component. */
export interface ComponentPage {
  id: string;
  title: string;
  /** The name of the component, after which the file of its stories is called. */
  component: string;
  /** The ids of the stories it shows. */
  stories: readonly string[];
}

function entries(): Entry[] {
  const index = `${BUILT}/index.json`;
  if (!existsSync(index)) throw new Error('The book is not built. Build it first: npm run build-storybook.');
  return Object.values(
    (JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }).entries,
  );
}

/** Every page of a component, read from what the book says of itself. */
export function componentPages(): ComponentPage[] {
  const all = entries();
  return all
    .filter(({ type, title }) => type === 'docs' && title.startsWith('Components/'))
    .map(({ id, title, importPath }) => ({
      id,
      title,
      component: basename(importPath, '.stories.tsx'),
      stories: all
        .filter((entry) => entry.type === 'story' && entry.title === title && entry.tags.includes('autodocs'))
        .map((entry) => entry.id),
    }));
}

/** The ids of the stories whose title begins so. */
export const storiesOf = (title: string): string[] =>
  entries().flatMap((entry) => (entry.type === 'story' && entry.title.startsWith(title) ? [entry.id] : []));

/** The ids of the pages that are written by hand. */
export const writtenPages = (): string[] =>
  entries().flatMap(({ type, importPath, id }) =>
    type === 'docs' && importPath.endsWith('.mdx') ? [id] : [],
  );
