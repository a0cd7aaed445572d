import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '#tests/browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const isOfTheBook = process.env['VITEST_STORYBOOK'] === 'true';

export default defineConfig({
  root: here('..'),
  plugins: [storybookTest({ configDir: here('.') })],
  test: {
    name: 'stories',
    // The book itself starts these tests too, and shows what axe found.
    setupFiles: [...(isOfTheBook ? [] : [here('./nobody-looks.ts')]), here('./conformance.ts')],
    // One page for all files: every story makes its own world and console, so nothing has to be loaded again.
    isolate: false,
    // Two pages beside each other: a story waits more than it works.
    maxWorkers: 2,
    // Long enough for a busy machine of two cores; nothing waits that long on an idle one.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
      // What the stories are shown in, from the first one on: a page that is resized is drawn a while later.
      viewport: { width: 1200, height: 900 },
      instances: [{ browser: 'chromium' }],
    },
  },
});
