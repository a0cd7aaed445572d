import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '#tests/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where a picture is kept: its name is the story's and the theme's, whoever drew it. */
const pictureIn =
  (folder: string) =>
  ({ root, arg, ext }: { root: string; arg: string; ext: string }) =>
    `${root}/tests/visual/${folder}/${arg}${ext}`;

// The book itself starts these tests too: there somebody looks, and reads what axe found.
const isOfTheBook = process.env['VITEST_STORYBOOK'] === 'true';

/** The stories; in the mode `pictures`, each is compared with its picture as well, in the mode `dark` in the dark theme. */
export default defineConfig(({ mode }) => ({
  root: here('..'),
  plugins: [storybookTest({ configDir: here('.') })],
  test: {
    name: 'stories',
    setupFiles: [
      ...(isOfTheBook ? [] : [here('./nobody-looks.ts')]),
      here('./idle-soon.ts'),
      here('./reader-settings.ts'),
      here('./focus-kept.ts'),
      here('./conformance.ts'),
      here('./without-mouse.ts'),
      here('./dark-contrast.ts'),
      ...(mode === 'pictures' ? [here('./pictures/compare-pictures.ts')] : []),
      ...(mode === 'dark' ? [here('./in-the-dark.ts')] : []),
    ],
    // One page for all files: every story makes its own world and console, so nothing has to be loaded again.
    isolate: false,
    // Three pages beside each other on two cores: a story waits for a third of its time.
    maxWorkers: 3,
    // Long enough for a busy machine of two cores; nothing waits that long on an idle one.
    testTimeout: 60_000,
    // The addon forbids both: a picture that is missing could not be made, nor the browser be told what a reader likes.
    api: { allowWrite: true, allowExec: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
      // What the stories are shown in, from the first one on: a page that is resized is drawn a while later.
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
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
}));
