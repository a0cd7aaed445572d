import { securityHeaders } from '#deploy/headers.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

test('every answer carries the headers of the product', async ({ page, demo }) => {
  const paths = new Map<string, Record<string, string>>();
  page.on('response', (response) => paths.set(new URL(response.url()).pathname, response.headers()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(paths.size, `answers of ${demo.origin}`).toBeGreaterThan(3);
  for (const [path, headers] of paths) {
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
});

test('the main screens run under the content policy without a single refusal', async ({
  page,
  refusedByPolicy,
}) => {
  await signIn(page);
  for (const path of ['/home/dashboard', '/home/users', '/home/users/create-user']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/home/users');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tab').or(page.getByRole('navigation')).first()).toBeVisible();
  expect(refusedByPolicy).toEqual([]);
});

test('the page is shown in no frame', async ({ page, demo }) => {
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${demo.origin}/login"></iframe>` }),
  );
  await page.goto('http://frame.example/frame.html');
  const [, framed] = page.frames();
  await expect.poll(() => framed?.url()).toContain('chrome-error');
});
