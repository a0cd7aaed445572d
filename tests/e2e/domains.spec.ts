import { press, reach } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { open, take } from './palette-keys.ts';
import { openSignedIn } from './sign-in.ts';

test('an administrator adds a domain: it waits for its record over a reload, is found and deleted', async ({
  page,
  world,
}) => {
  await openSignedIn(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Domains' }).click();
  await page.getByRole('link', { name: 'Add domain' }).click();
  await page.getByRole('textbox', { name: 'Domain' }).fill('Grünwald.example');
  await page.getByRole('button', { name: 'Get TXT record' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prove grünwald.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Not found yet, checked at')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Back to the domains' }).click();
  await expect(page.getByRole('row', { name: /grünwald\.example/ })).toContainText('Waiting for DNS');
  await page.reload();
  await expect(page.getByRole('row', { name: /grünwald\.example/ })).toContainText('Waiting for DNS');
  await page.getByRole('link', { name: 'grünwald.example' }).click();
  const value = await page
    .getByText(/^archive-console-verification=/, { exact: false })
    .first()
    .textContent();

  // The person who runs the DNS publishes it.
  await page.request.post('/demo/dns', {
    form: { action: 'add', name: 'xn--grnwald-o2a.example', text: value ?? '' },
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'grünwald.example' })).toBeVisible();
  await expect(page.getByText('grünwald.example added', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for grünwald.example' }).click();
  await page.getByRole('menuitem', { name: 'Delete domain' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete grünwald.example?' });
  await question.getByRole('textbox').fill('grünwald.example');
  await question.getByRole('button', { name: 'Delete domain' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Domains' })).toBeVisible();
  expect([...world.domains.rows()].map(({ domainName }) => domainName)).not.toContain(
    'xn--grnwald-o2a.example',
  );
});

test('a domain whose record is there is added, found again and checked by keyboard alone', async ({
  page,
}) => {
  await openSignedIn(page, '/home/domains/add-domain');
  const name = page.getByRole('textbox', { name: 'Domain' });
  await reach(page, name);
  await page.keyboard.type('lindenhof-verlag.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The record is found. Add the domain to finish.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Add domain' }));
  await expect(page.getByRole('heading', { level: 1, name: 'lindenhof-verlag.example' })).toBeFocused();

  await open(page);
  await page.keyboard.type('lindenhof-shop');
  await take(page, /^lindenhof-shop\.example/);
  await expect(page.getByRole('heading', { level: 1, name: 'lindenhof-shop.example' })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Check record' }));
  await expect(page.getByText(/^The record is found, checked at/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Check again' }));
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
});
