import { press, typeSignIn } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';

const EMAIL = 'second-step@demo.example';

test('the second factor is turned off by the link of a mail and by keyboard alone, and asked for no more', async ({
  page,
  world,
}) => {
  const id = world.newSecret();
  world.mails.push({
    to: EMAIL,
    kind: 'two-factor-enabled',
    subject: 'The second factor is on',
    token: id,
    links: [{ words: 'Turn it off again', path: `/two-factor/disable?id=${id}` }],
    sentAt: world.clock.now(),
    isUsed: false,
    userId: world.credentials.find(({ email }) => email === EMAIL)?.userId,
  });
  await page.goto('/');
  await typeSignIn(page, EMAIL);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();

  await page.goto('/demo/inbox');
  await press(page, page.getByRole('link', { name: 'Turn it off again' }));
  await press(page, page.getByRole('button', { name: 'Turn off the second factor' }));
  await expect(page.getByRole('heading', { name: 'The second factor is off' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Sign in', exact: true }));
  await typeSignIn(page, EMAIL);
  await expect(page).toHaveURL(/\/home\/dashboard$/);
});
