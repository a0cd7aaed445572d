import { expect, it } from 'vitest';
import { findBrowser } from '#tests/browser.ts';

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
