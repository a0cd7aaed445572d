import { mailboxIdOf, userIdOf } from '@archive-console/mocks';
import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { open, take } from './palette-keys.ts';
import { openSignedIn } from './sign-in.ts';

test('an administrator creates a mailbox, gives it an address and delegates, and deletes it', async ({
  page,
  world,
}) => {
  await openSignedIn(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Mailboxes', exact: true }).click();
  await page.getByRole('link', { name: 'Create mailbox' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Project Nordlicht');
  await page.getByRole('radio', { name: 'Shared mailbox' }).check();
  await page.getByRole('combobox', { name: 'Owner' }).fill('Gustav');
  // What was found takes the place of what was offered before.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /^Gustav Lund/ }).click();
  await page.getByRole('button', { name: 'Create mailbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project Nordlicht' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gustav Lund' })).toBeVisible();

  await page.getByRole('link', { name: 'Delegates 0' }).click();
  await expect(
    page.getByRole('heading', { name: 'Nobody but the owner can see this archive' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Add delegates' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Add delegates to Project Nordlicht' });
  await picker.getByRole('button', { name: 'Paste a list' }).click();
  await picker.getByLabel('Paste a list').fill('gustav.lund\nCarla Weiss\nChess player\nMira Sommer');
  await picker.getByRole('button', { name: 'Find users' }).click();
  await expect(picker.getByText('1 line matches nothing')).toBeVisible();
  await picker.getByRole('button', { name: 'Add 2 delegates' }).click();
  await expect(page.getByRole('link', { name: 'Delegates 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Mira Sommer' }).click();
  await expect(page.getByRole('link', { name: 'Delegates 1' })).toBeVisible();
  const removed = page.getByRole('alertdialog').filter({ hasText: 'Mira Sommer can no longer see' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Mira Sommer' })).toBeVisible();

  await page.getByRole('link', { name: 'Addresses 0' }).click();
  await page.getByRole('link', { name: 'Create address' }).first().click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nordlicht@demo.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Create address' }).click();
  await expect(page.getByRole('button', { name: 'Delete nordlicht@demo.example' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Project Nordlicht' }).click();
  await page.getByRole('menuitem', { name: 'Delete mailbox' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Project Nordlicht?' });
  await expect(question).toContainText('nordlicht@demo.example');
  await question.getByRole('textbox').fill('Project Nordlicht');
  await question.getByRole('button', { name: 'Delete mailbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible();
  expect([...world.mailboxes.rows()].map(({ name }) => name)).not.toContain('Project Nordlicht');
  expect(world.addresses.having('address', 'nordlicht@demo.example')[0]).toMatchObject({ ownerId: null });
});

test('a mailbox is found, renamed and gets a delegate by keyboard alone', async ({ page, world }) => {
  await openSignedIn(page);
  await open(page);
  await page.keyboard.type('Company bicycle');
  await take(page, /^Company bicycle/);
  await expect(page.getByRole('heading', { level: 1, name: 'Company bicycle' })).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Edit mailbox' }));
  await reach(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await reach(page, page.getByRole('combobox', { name: 'Owner' }));
  await page.keyboard.type('Gustav');
  await expect(page.getByRole('option', { name: /^Gustav Lund/ })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Save mailbox' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Company bicycle 2' })).toBeFocused();

  await press(page, page.getByRole('link', { name: /^Delegates/ }));
  await press(page, page.getByRole('link', { name: 'Add delegates' }).last());
  const picker = page.getByRole('dialog', { name: 'Add delegates to Company bicycle 2' });
  await type(page, picker.getByRole('searchbox'), 'Mira Sommer');
  await reach(page, picker.getByRole('checkbox', { name: 'Mira Sommer' }));
  await page.keyboard.press('Space');
  await press(page, picker.getByRole('button', { name: 'Add 1 delegate' }));
  await expect(picker).toBeHidden();
  const bicycle = mailboxIdOf('Company bicycle');
  expect(world.mailboxes.get(bicycle)).toMatchObject({
    name: 'Company bicycle 2',
    ownerId: userIdOf('gustav.lund'),
  });
  expect(world.delegates.of(bicycle)).toContain(userIdOf('mira.sommer'));
});
