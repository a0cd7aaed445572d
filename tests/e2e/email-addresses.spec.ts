import { addressIdOf } from '@archive-console/mocks';
import type { Page } from '@playwright/test';
import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { open, take } from './palette-keys.ts';
import { openSignedIn } from './sign-in.ts';

/** What was found takes the place of what was offered before: it is waited for, and then chosen. */
async function chooseNewsletter(page: Page) {
  await page.getByRole('combobox', { name: 'Mailbox or group' }).fill('Newsl');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /^Newsletter/ }).click();
}

test('an administrator gives an orphaned address a new owner, and deletes addresses', async ({
  page,
  world,
}) => {
  await openSignedIn(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'E-mail addresses' }).click();
  await page.getByRole('link', { name: 'Create address' }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('fax@demo.example');
  await chooseNewsletter(page);
  await page.getByRole('button', { name: 'Create address' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
    /^This e-mail address belongs to nobody/,
  );

  await page.getByRole('link', { name: 'See it in the list' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('button', { name: 'Actions for fax@demo.example' }).click();
  await page.getByRole('menuitem', { name: 'Delete address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('heading', { name: 'No e-mail addresses found' })).toBeVisible();

  await page.getByRole('link', { name: 'Create address' }).first().click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('fax@demo.example');
  await chooseNewsletter(page);
  await page.getByRole('button', { name: 'Create address' }).click();
  const row = page.getByRole('row', { name: /fax@demo\.example/ });
  await row.getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Addresses 2' })).toBeVisible();
  expect(world.addresses.get(addressIdOf('fax@demo.example'))).toBeUndefined();
});

test('an address is found and deleted by keyboard alone', async ({ page, world }) => {
  await openSignedIn(page);
  await open(page);
  await page.keyboard.type('m.alt@');
  await take(page, /m\.alt@lindenhof\.example/);
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail addresses' })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Actions for m.alt@lindenhof.example' }));
  const item = page.getByRole('menuitem', { name: 'Delete address' });
  await reach(page, item, 'ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete m.alt@lindenhof.example?' });
  await press(page, question.getByRole('button', { name: 'Delete address' }));
  await expect(question).toBeHidden();
  expect(world.addresses.get(addressIdOf('m.alt@lindenhof.example'))).toBeUndefined();

  await press(page, page.getByRole('link', { name: 'Create address' }).first(), 'Shift+Tab');
  await type(page, page.getByRole('textbox', { name: 'E-mail address' }), 'm.alt@lindenhof.example');
  await reach(page, page.getByRole('combobox', { name: 'Mailbox or group' }));
  await page.keyboard.type('Newsl');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: /^Newsletter/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Create address' }));
  await expect(
    page.getByText('m.alt@lindenhof.example now belongs to Newsletter', { exact: true }),
  ).toBeVisible();
});
