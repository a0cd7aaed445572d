import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { sourceOf, sources } from '#tests/architecture/sources.ts';
import { storiesIn } from '#tests/architecture/stories-in.ts';
import { variantsOf } from './variants.ts';

/** A picture that has to be drawn. */
export interface RequiredPicture {
  story: string;
  variant: string;
  /** The file of its story. */
  file: string;
}

/** The pictures of all stories, read from their sources. */
export function requiredPictures(): RequiredPicture[] {
  return sources
    .filter((file) => file.startsWith('stories/') && file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const title = /preview\.meta\([^]*?title: '([^']+)'/.exec(sourceOf(file))?.[1];
      if (title === undefined) throw new Error(`${file} has no title: give its stories a page in the book.`);
      return storiesIn(file).flatMap((story) => {
        const name = storyNameFromExport(story.name);
        const id = toId(title, name);
        return variantsOf({ id, title, name }).map((variant) => ({
          story: id,
          variant: variant.name,
          file,
        }));
      });
    });
}
