import { securityHeaders } from '#deploy/headers.ts';
import { inlineParts } from '#deploy/inline-parts.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

test('every answer carries the headers of the product', async ({ page, demo }) => {
  const paths = new Map<string, Record<string, string>>();
  page.on('response', (response) => paths.set(new URL(response.url()).pathname, response.headers()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const inline = inlineParts('packages/console/dist');
  expect(paths.size, `answers of ${demo.origin}`).toBeGreaterThan(3);
  for (const [path, headers] of paths) {
    for (const [name, value] of Object.entries(securityHeaders({ inline }))) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
});

test('screens, menus and dialogs run under the content policy without a single refusal', async ({
  page,
  refusedByPolicy,
}) => {
  await openSignedIn(page);
  for (const path of ['/home/dashboard', '/home/users/create-user', '/home/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home\/users\/[0-9a-f-]{36}$/);
  await page.goto(`${page.url()}/roles/add-roles`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refusedByPolicy).toEqual([]);
});

test('the content policy is really in force: the test would see a refusal', async ({
  page,
  refusedByPolicy,
}) => {
  await page.goto('/login');
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
  );
  await expect.poll(() => refusedByPolicy.splice(0)).toHaveLength(1);
});

test('the page is shown in no frame', async ({ page, demo }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${demo.origin}/login"></iframe>` }),
  );
  await page.goto('http://frame.example/frame.html');
  const [, framed] = page.frames();
  await expect.poll(() => framed?.url()).toContain('chrome-error');
});
