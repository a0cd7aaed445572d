import type { World } from '@archive-console/mocks';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { givePayer } from './give-payer.ts';
import { PASSWORD } from './sign-in.ts';
import { secondAdministrator, watch } from './two-browsers.ts';

const EXPIRED = 'expired@demo.example';

/** The same account in a browser of its own: its tenant has no other administrator. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  await context.request.post('/v2/authentication/login', {
    data: { email, password: PASSWORD, rememberMe: false },
  });
  return context.newPage();
}

test('open pages of money show what another administrator redeems and pays with', async ({
  browser,
  page,
}) => {
  const loads = await watch(page, '/home/licenses/coupons');
  await expect(page.getByText('WELCOME-2025')).toBeVisible();
  const other = await secondAdministrator(browser);
  await other.goto('/home/licenses/coupons/redeem');
  await other.getByRole('textbox', { name: 'Coupon code' }).fill('USERS-10');
  await other.getByRole('button', { name: 'Check coupon' }).click();
  await other.getByRole('button', { name: 'Redeem coupon' }).click();
  await expect(page.getByText('USERS-10')).toBeVisible();

  await page.getByRole('link', { name: 'Payment', exact: true }).click();
  await expect(page.getByText(/3000 is charged for this subscription/)).toBeVisible();
  await other.goto('/home/licenses/payment');
  await other.getByRole('button', { name: /^Make default: Visa/ }).click();
  await expect(page.getByText(/^Visa .* is charged for this subscription/)).toBeVisible();

  await other.getByRole('link', { name: 'Change address' }).click();
  await other.getByRole('dialog').getByLabel('Street').fill('Hafenstraße 9');
  await other.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Hafenstraße 9')).toBeVisible();

  await other.getByRole('link', { name: 'Change contact' }).click();
  await other.getByRole('dialog').getByLabel('Name').fill('Ida Falk');
  await other.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Ida Falk')).toBeVisible();
  expect(loads()).toBe(0);
  await other.context().close();
});

test('an open list of invoices shows the month that is billed', async ({ page, world }) => {
  const loads = await watch(page, '/home/licenses/invoices');
  await expect(page.getByRole('link', { name: /^RE-/ }).first()).toBeVisible();
  const number = billAnother(world);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(loads()).toBe(0);
});

/** Bills the month after the last one that was billed: a session does not last until it is over. */
function billAnother({ bills, hub }: World): string {
  const last = bills.at(-1);
  if (last === undefined) throw new Error('The demo service has billed nothing: take another tenant.');
  const { year, month } = last.billing.billingMonth;
  const invoiceNumber = `${last.invoiceNumber}-B`;
  const billingMonth = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  bills.push({ ...last, id: 'another', invoiceNumber, billing: { ...last.billing, billingMonth } });
  hub.notify('InvoicesChanged', { ids: ['another'] });
  return invoiceNumber;
}

test('a trial that is over becomes a paid plan on every open page', async ({ browser, page, world }) => {
  const other = await elsewhere(browser, EXPIRED);
  await page.request.post('/v2/authentication/login', {
    data: { email: EXPIRED, password: PASSWORD, rememberMe: false },
  });
  givePayer(world, 'Café Morgenrot');
  await page.goto('/home/licenses/subscription');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The trial ended on/)).toBeVisible();

  await other.goto('/home/licenses/subscription/edit');
  await other.getByRole('button', { name: 'Review' }).click();
  await other.getByRole('button', { name: 'Activate for a fee' }).click();
  await expect(other.getByText('Subscription activated').first()).toBeVisible();
  await expect(page.getByText(/^The trial ended on/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Change subscription' })).toBeVisible();
  await other.context().close();
});
