import type { StoryContext } from 'storybook/internal/csf';

/** Reports, of the stories as they come, the first one on the page of each component. */
export function firstOfEachPage(): (story: StoryContext) => boolean {
  const seen = new Set<string>();
  return ({ title, tags }) => {
    if (!title.startsWith('Components/') || !tags.includes('autodocs') || seen.has(title)) return false;
    seen.add(title);
    return true;
  };
}
