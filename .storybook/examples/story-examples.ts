import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { examplesIn } from './examples-in.ts';

/** `Button.stories.tsx?examples` is the code of every story of that file, by what its address calls the story. */
export const storyExamples: Plugin = {
  name: 'story-examples',
  enforce: 'pre',
  load: {
    filter: { id: /\.stories\.tsx\?examples$/ },
    async handler(id) {
      const { examples, files } = await examplesIn(id.replace('?examples', ''));
      for (const file of files) this.addWatchFile(file);
      const codes = examples.map(({ story, code }) => [sanitize(storyNameFromExport(story)), code]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(codes))}`, moduleType: 'js' };
    },
  },
};
