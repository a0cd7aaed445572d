import type { StoryContext } from 'storybook/internal/csf';

/** Says of each story, in the order they run, whether it is the first on the page of a component. */
export function firstOfEachPage(): (story: StoryContext) => boolean {
  const seen = new Set<string>();
  return ({ title, tags }) => {
    if (!title.startsWith('Components/') || !tags.includes('autodocs') || seen.has(title)) return false;
    seen.add(title);
    return true;
  };
}
