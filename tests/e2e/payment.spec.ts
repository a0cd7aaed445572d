import type { Page } from '@playwright/test';
import { press, type } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { openSignedIn } from './sign-in.ts';

const TRIAL = 'trial@demo.example';
const EDIT = '/home/licenses/subscription/edit';

async function leaveFor(page: Page, method: RegExp) {
  await press(page, page.getByRole('link', { name: 'Add payment method' }));
  const dialog = page.getByRole('dialog', { name: 'Add payment method' });
  await dialog.getByRole('radio', { name: method }).check();
  await press(page, dialog.getByRole('button', { name: 'Go to payment provider' }));
}

test('a card fails at the provider, and PayPal works', async ({ page, world }) => {
  await openSignedIn(page, '/home/licenses/payment');
  const before = world.mandates.length;
  await leaveFor(page, /^Card/);
  await press(page, page.getByRole('button', { name: 'Agree, and let the payment fail' }));
  await expect(page).toHaveURL(/\/home\/payment\/failure$/);
  await expect(page.getByText('No payment method was added')).toBeVisible();
  expect(world.mandates).toHaveLength(before);

  await press(page, page.getByRole('link', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/home\/licenses\/payment$/);
  await leaveFor(page, /^PayPal/);
  await press(page, page.getByRole('button', { name: 'Agree', exact: true }));
  await expect(page).toHaveURL(/\/home\/payment\/success$/);
  await expect(page.getByText(/^PayPal .* can be charged$/)).toBeVisible();
  // The address alone says nothing: in another tab, nothing is known of a payment.
  const other = await page.context().newPage();
  await other.goto('/home/payment/success');
  await expect(other.getByText('This payment was not begun in this tab')).toBeVisible();
});

test('a trial is taken to a paid plan by keyboard alone', async ({ page, world }) => {
  await openSignedIn(page, '/home/licenses/subscription', TRIAL);
  await press(page, page.getByRole('link', { name: 'Activate subscription' }));
  await type(page, page.getByLabel('Coupon code'), 'USERS-10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('USERS-10 counts.')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Enter address' }));
  const address = page.getByRole('dialog', { name: 'Billing address' });
  await type(page, address.getByLabel('Company'), 'Brückner Optik KG');
  await type(page, address.getByLabel('Street'), 'Marktplatz 3');
  await type(page, address.getByLabel('Postal code'), '07743');
  await type(page, address.getByLabel('City'), 'Jena');
  await page.keyboard.press('Enter');
  await expect(address).toBeHidden();
  await press(page, page.getByRole('link', { name: 'Enter contact' }));
  const contact = page.getByRole('dialog', { name: 'Billing contact' });
  await type(page, contact.getByLabel('Name'), 'Tom Engel');
  await type(page, contact.getByLabel('E-mail'), 'rechnung@brueckner-optik.example');
  await page.keyboard.press('Enter');
  await expect(contact).toBeHidden();
  await press(page, page.getByRole('link', { name: 'Add payment method' }));
  const mandate = page.getByRole('dialog', { name: 'Add payment method' });
  await type(page, mandate.getByLabel('Account holder'), 'Brückner Optik KG');
  await type(page, mandate.getByLabel('IBAN of the account'), 'DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Enter');
  await expect(mandate).toBeHidden();

  await press(page, page.getByRole('button', { name: 'Review' }));
  await press(page, page.getByRole('button', { name: 'Activate for a fee' }));
  await expect(page).toHaveURL(/\/home\/licenses\/subscription$/);
  await expect(page.getByText('Subscription activated').first()).toBeVisible();
  const trial = [...world.tenants.all()].find(({ tenant }) => tenant?.name === 'Brückner Optik KG');
  expect(trial?.subscription?.trialExpirationDate).toBeNull();
});

test('a page that is loaded anew while a plan is changed sends it once, and says how it stands', async ({
  page,
  world,
}) => {
  await openSignedIn(page, EDIT);
  let sent = 0;
  // The service does it, and its answer never comes.
  await page.route('**/tenant-subscriptions/update-tenant-subscription', async (route) => {
    sent += 1;
    await route.fetch();
  });
  await page.getByRole('button', { name: 'One reserved user more' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Change for a fee' }).click();
  await expect.poll(() => world.subscription?.standardUsers).toBe(59);
  await page.reload();
  await expect(page.getByLabel('Reserved users')).toHaveValue('59');
  await expect(page.getByRole('button', { name: 'Review' })).toHaveAccessibleDescription(
    'Nothing has changed yet.',
  );
  expect(sent).toBe(1);
});
