import { addressIdOf, mailboxIdOf } from '@archive-console/mocks';
import { press, reach, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { secondAdministrator, watch } from './two-browsers.ts';

const bicycle = mailboxIdOf('Company bicycle');

test('an open mailbox shows what another administrator renames, gives and deletes', async ({
  browser,
  page,
}) => {
  const loads = await watch(page, `/home/mailboxes/${bicycle}/delegates`);
  await expect(page.getByRole('heading', { level: 1, name: 'Company bicycle' })).toBeVisible();
  const other = await secondAdministrator(browser);

  await other.goto(`/home/mailboxes/${bicycle}/edit`);
  await other.getByRole('textbox', { name: 'Name' }).fill('Cargo bicycle');
  await other.getByRole('button', { name: 'Save mailbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cargo bicycle' })).toBeVisible();

  await other.goto(`/home/mailboxes/${bicycle}/delegates/add-delegates`);
  const picker = other.getByRole('dialog', { name: 'Add delegates to Cargo bicycle' });
  await picker.getByRole('searchbox').fill('Mira Sommer');
  await picker.getByRole('checkbox', { name: 'Mira Sommer' }).check();
  await picker.getByRole('button', { name: 'Add 1 delegate' }).click();
  await expect(page.getByRole('button', { name: 'Remove Mira Sommer' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delegates 1' })).toBeVisible();

  await other.getByRole('button', { name: 'More actions for Cargo bicycle' }).click();
  await other.getByRole('menuitem', { name: 'Delete mailbox' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete mailbox' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cargo bicycle was deleted meanwhile' }),
  ).toBeVisible();
  expect(loads()).toBe(0);
  await other.context().close();
});

test('a mailbox is created, renamed and deleted by keyboard alone, and a second browser sees each', async ({
  browser,
  page,
}) => {
  const loads = await watch(page, '/home/mailboxes?q=nordlicht');
  await expect(page.getByRole('heading', { name: 'No mailboxes found' })).toBeVisible();
  const other = await secondAdministrator(browser);
  await other.goto('/home/mailboxes');

  await press(other, other.getByRole('link', { name: 'Create mailbox' }));
  await type(other, other.getByRole('textbox', { name: 'Name' }), 'Nordlicht');
  await press(other, other.getByRole('button', { name: 'Create mailbox' }));
  await expect(page.getByRole('link', { name: 'Nordlicht', exact: true })).toBeVisible();

  const created = other.getByRole('heading', { level: 1, name: 'Nordlicht', exact: true });
  await expect(created).toBeFocused();
  await press(other, other.getByRole('link', { name: 'Edit mailbox' }));
  await reach(other, other.getByRole('textbox', { name: 'Name' }));
  await other.keyboard.press('End');
  await other.keyboard.type(' 2');
  await press(other, other.getByRole('button', { name: 'Save mailbox' }));
  await expect(page.getByRole('link', { name: 'Nordlicht 2' })).toBeVisible();

  await expect(other.getByRole('heading', { level: 1, name: 'Nordlicht 2' })).toBeFocused();
  await press(other, other.getByRole('button', { name: 'More actions for Nordlicht 2' }));
  await press(other, other.getByRole('menuitem', { name: 'Delete mailbox' }), 'ArrowDown');
  const question = other.getByRole('alertdialog', { name: 'Delete Nordlicht 2?' });
  await press(other, question.getByRole('button', { name: 'Delete mailbox' }));
  await expect(page.getByRole('heading', { name: 'No mailboxes found' })).toBeVisible();
  expect(loads()).toBe(0);
  await other.context().close();
});

test('open lists of addresses and domains show what another administrator adds and deletes', async ({
  browser,
  page,
  world,
}) => {
  const loads = await watch(page, '/home/email-addresses?q=fax');
  await expect(page.getByRole('row', { name: /fax@demo\.example/ })).toContainText('Nobody');
  const other = await secondAdministrator(browser);
  await other.goto('/home/email-addresses?q=fax');
  await other.getByRole('button', { name: 'Actions for fax@demo.example' }).click();
  await other.getByRole('menuitem', { name: 'Delete address' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('heading', { name: 'No e-mail addresses found' })).toBeVisible();
  expect(world.addresses.get(addressIdOf('fax@demo.example'))).toBeUndefined();
  expect(loads()).toBe(0);

  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Domains' })
    .click();
  await expect(page.getByRole('link', { name: 'lindenhof-shop.example' })).toBeVisible();
  await other.goto('/home/domains/add-domain');
  await other.getByRole('textbox', { name: 'Domain' }).fill('lindenhof-verlag.example');
  await other.getByRole('button', { name: 'Get TXT record' }).click();
  await other.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByRole('link', { name: 'lindenhof-verlag.example' })).toBeVisible();
  await other.getByRole('button', { name: 'More actions for lindenhof-verlag.example' }).click();
  await other.getByRole('menuitem', { name: 'Delete domain' }).click();
  const question = other.getByRole('alertdialog', { name: 'Delete lindenhof-verlag.example?' });
  await question.getByRole('textbox').fill('lindenhof-verlag.example');
  await question.getByRole('button', { name: 'Delete domain' }).click();
  await expect(page.getByRole('link', { name: 'lindenhof-verlag.example' })).toBeHidden();
  expect(loads()).toBe(0);
  await other.context().close();
});
