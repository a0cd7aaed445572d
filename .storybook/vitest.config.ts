import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '#tests/browser.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('./conformance.ts', import.meta.url))],
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
      instances: [{ browser: 'chromium' }],
    },
  },
});
