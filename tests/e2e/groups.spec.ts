import { groupIdOf } from '@archive-console/mocks';
import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { open, take } from './palette-keys.ts';
import { openSignedIn } from './sign-in.ts';

test('an administrator creates a group, pastes its members, gives it an address and deletes it', async ({
  page,
  world,
}) => {
  await openSignedIn(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Groups' }).click();
  await page.getByRole('link', { name: 'Create group' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Project Nordlicht');
  await page.getByRole('radio', { name: 'Security group' }).check();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project Nordlicht' })).toBeVisible();

  await page.getByRole('link', { name: 'Add members' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Add members to Project Nordlicht' });
  await picker.getByRole('button', { name: 'Paste a list' }).click();
  await picker.getByLabel('Paste a list').fill('gustav.lund\nCarla Weiss\nChess player\nMira Sommer');
  await picker.getByRole('button', { name: 'Find users' }).click();
  await expect(picker.getByText('1 line matches nothing')).toBeVisible();
  await picker.getByRole('button', { name: 'Add 3 members' }).click();
  await expect(page.getByRole('link', { name: 'Members 3' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Gustav Lund' }).click();
  await expect(page.getByRole('link', { name: 'Members 2' })).toBeVisible();
  const removed = page.getByRole('alertdialog').filter({ hasText: 'Gustav Lund is no longer in' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Gustav Lund' })).toBeVisible();

  await page.getByRole('link', { name: /^Addresses/ }).click();
  await page.getByRole('link', { name: 'Create address' }).first().click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('nordlicht@demo.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Create address' }).click();
  await page.getByRole('button', { name: 'Delete nordlicht@demo.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('heading', { name: 'Project Nordlicht has no address' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Project Nordlicht' }).click();
  await page.getByRole('menuitem', { name: 'Delete group' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Project Nordlicht?' });
  await expect(question).toContainText('3 people leave it');
  await question.getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  expect([...world.groups.rows()].map(({ name }) => name)).not.toContain('Project Nordlicht');
});

test('a group is found, renamed and gets an address by keyboard alone', async ({ page, world }) => {
  await openSignedIn(page);
  await open(page);
  await page.keyboard.type('Interns');
  await take(page, /^Interns/);
  await expect(page.getByRole('heading', { level: 1, name: 'Interns' })).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Edit group' }));
  const name = page.getByRole('textbox', { name: 'Name' });
  await reach(page, name);
  await page.keyboard.press('End');
  await page.keyboard.type(' 2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Interns 2026' })).toBeFocused();

  const tab = page.getByRole('link', { name: /^Addresses/ });
  await press(page, tab);
  // The overview has a link of this name as well.
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await press(page, page.getByRole('link', { name: 'Create address' }).last());
  const dialog = page.getByRole('dialog', { name: 'Create address for Interns 2026' });
  await type(page, dialog.getByRole('textbox', { name: 'E-mail address' }), 'interns@demo.example');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await press(page, page.getByRole('button', { name: 'Delete interns@demo.example' }));
  const question = page.getByRole('alertdialog', { name: 'Delete interns@demo.example?' });
  await press(page, question.getByRole('button', { name: 'Delete address' }));
  await expect(question).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  expect(world.groups.get(groupIdOf('Interns'))).toMatchObject({ name: 'Interns 2026' });
});
