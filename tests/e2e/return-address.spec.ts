import { expect, test } from './fixtures.ts';
import { followEach, hostileAddresses, signInHere, watchWhereLed } from './hostile.ts';

// One of each kind, through the form; all of them are led past the entry rules below.
for (const address of [
  'https://evil.example/home/users',
  '//evil.example/home/users',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`a user who signs in at a link with continue=${address} stays here`, async ({ page, baseURL }) => {
    const led = await watchWhereLed(page);
    await page.goto(`/login?continue=${encodeURIComponent(address)}`);
    await signInHere(page);
    await expect(page).toHaveURL(`${baseURL}/home/dashboard`);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(new Set(led)).toEqual(new Set([baseURL]));
  });
}

test('no hostile address leads a signed-in user elsewhere', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const led = await watchWhereLed(page);
  await page.goto('/');
  await signInHere(page);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(200);
  const reached = await followEach(page, '/login', hostileAddresses);
  expect(new Set(reached)).toEqual(new Set([`${baseURL}/home/dashboard`]));
  expect(new Set(led)).toEqual(new Set([baseURL]));
});
