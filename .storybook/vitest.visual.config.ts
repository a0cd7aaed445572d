import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import stories from './vitest.config.ts';

/** Where a picture is kept: its name is the story's and the theme's, whoever drew it. */
const pictureIn =
  (folder: string) =>
  ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
    `${root}/tests/visual/${folder}/${arg}${ext}`;

/** The stories once more, each with its picture in both themes compared to the one that was approved. */
export default mergeConfig(stories, {
  test: {
    setupFiles: [fileURLToPath(new URL('./pictures/compare-pictures.ts', import.meta.url))],
    // The addon forbids writing; a picture that is missing could not be made.
    api: { allowWrite: true },
    browser: {
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 50 },
          // How long a page may take until two pictures in a row are the same: a busy machine draws slowly.
          timeout: 30_000,
          resolveScreenshotPath: pictureIn('baselines'),
          resolveDiffPath: pictureIn('diffs'),
        },
      },
    },
  },
});
