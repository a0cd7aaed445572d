import { defineConfig } from '@playwright/test';
import { browserLaunch, quickLaunch } from './tests/browser.ts';

// Every test starts a server of its own, with a demo service of its own: see tests/e2e/fixtures.ts.
export default defineConfig({
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine of two cores; nothing waits that long on an idle one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: quickLaunch(),
    viewport: { width: 1280, height: 800 },
    // A trace takes a copy of the page at every key press: one that fails is run again with `--trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // The whole book is loaded anew for each test.
    { name: 'book', testDir: 'tests/book', timeout: 120_000 },
    // A server that starts shares two cores with a browser.
    { name: 'interop', testDir: 'tests/interop', timeout: 120_000 },
    { name: 'budget', testDir: 'tests/budget' },
    // What takes many minutes and finds something rarely: by hand, not in the gate.
    { name: 'harden', testDir: 'tests/harden', timeout: 900_000 },
    // Times, which depend on the machine: by hand, not in the gate, and in a browser as people have it.
    { name: 'bench', testDir: 'tests/bench', use: { launchOptions: browserLaunch() } },
  ],
});
