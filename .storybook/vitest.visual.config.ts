import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import stories from './vitest.config.ts';

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
          resolveScreenshotPath: ({ root, arg, ext }: PlaceOf) =>
            `${root}/tests/visual/baselines/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }: PlaceOf) => `${root}/tests/visual/diffs/${arg}${ext}`,
        },
      },
    },
  },
});

interface PlaceOf {
  root: string;
  arg: string;
  ext: string;
}
