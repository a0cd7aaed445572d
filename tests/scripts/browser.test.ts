import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBrowser, quickLaunch, SHELL } from '#tests/browser.ts';

it('takes the browser that CHROMIUM_PATH names', () => {
  expect(findBrowser({ CHROMIUM_PATH: process.execPath })).toMatchObject({
    executablePath: process.execPath,
  });
});

it('says so where CHROMIUM_PATH names nothing', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chromium',
  );
});

it('takes the headless shell where no pictures are compared, unless CHROMIUM_PATH names another', () => {
  const PATH = mkdtempSync(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rmSync(PATH, { recursive: true }));
  for (const name of ['chromium', SHELL]) writeFileSync(join(PATH, name), '');
  expect(quickLaunch({ PATH })).toMatchObject({ executablePath: join(PATH, SHELL) });
  expect(quickLaunch({ PATH, CHROMIUM_PATH: process.execPath })).toMatchObject({
    executablePath: process.execPath,
  });
});
