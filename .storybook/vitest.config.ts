import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from '#tests/browser.ts';
import { keepForBook } from './pictures/book-picture.ts';
import { comparePicture, hashCorner } from './pictures/picture-command.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the packages are: in the project itself, or in the one around it that has checked it out. */
const packages = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../..');

// The book itself starts these tests too: there a person reads what axe found.
const isOfTheBook = process.env['VITEST_STORYBOOK'] === 'true';

/** What each run of `npm run stories:all` chooses in the toolbars; the gate shows English in the light theme. */
const all = ['dark', 'de', 'de,dark', 'en-XA', 'en-XA,dark'];

/**
 * The stories. In the mode `pictures`, each is compared with the lines of its pictures as well; `all` shows them in every
 * language and theme, and any other mode is what it chooses in the toolbars.
 */
export default defineConfig(({ mode }) => ({
  root: here('..'),
  plugins: [storybookTest({ configDir: here('.') })],
  server: { fs: { allow: [here('..'), packages] } },
  test: {
    name: 'stories',
    setupFiles: [...(isOfTheBook ? [] : [here('./without-dev-tools.ts')]), here('./as-tested.ts')],
    // One page for all files: every story makes its own world and console, so nothing has to be loaded again.
    isolate: false,
    // Three pages beside each other on two cores: a story waits for a third of its time.
    maxWorkers: 3,
    // Long enough for a busy machine of two cores; nothing waits that long on an idle one.
    testTimeout: 60_000,
    // The addon forbids both, and then the settings of a reader could not be given to the browser.
    api: { allowWrite: true, allowExec: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch(), contextOptions: { reducedMotion: 'reduce' } }),
      // What the stories are shown in, from the first one on: a page that is resized is drawn a while later.
      viewport: { width: 1200, height: 900 },
      instances: (mode === 'all' ? all : [mode]).map((toolbars) => ({
        browser: 'chromium' as const,
        ...(mode === 'all' && { name: toolbars }),
        provide: { toolbars },
      })),
      commands: { comparePicture, hashCorner, keepForBook },
    },
  },
}));
