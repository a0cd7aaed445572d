import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('nothing moves in a page at rest, though jobs run for hours', async ({ page }) => {
  await openSignedIn(page);
  await expect(page.getByRole('button', { name: '2 jobs are running' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
