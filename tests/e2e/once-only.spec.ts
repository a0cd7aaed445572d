import type { World } from '@archive-console/mocks';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { givePayer } from './give-payer.ts';
import { PASSWORD } from './sign-in.ts';

/** A write of which a second one would cost, or undo something. */
interface Write {
  /** The last parts of the addresses of all that it sends, in their order. */
  sends: readonly string[];
  path: string;
  email?: string;
  /** What has to be there before. */
  given?: (world: World) => void;
  /** Leads to the button that sends it. */
  lead: (page: Page) => Promise<Locator>;
  /** What says that it was done, where its answer was lost. */
  done: (page: Page) => Locator;
}

const PAYMENT = '/home/licenses/payment';
const TRIAL = 'trial@demo.example';
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

async function review(page: Page, send: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Review' }).click();
  return page.getByRole('button', { name: send });
}

async function checkCoupon(page: Page, code: string, send: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.getByRole('button', { name: 'Check coupon' }).click();
  return page.getByRole('button', { name: send });
}

function provider(method: RegExp) {
  return async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: 'Add payment method' });
    await dialog.getByRole('radio', { name: method }).check();
    return dialog.getByRole('button', { name: 'Go to payment provider' });
  };
}

async function openRevocation(page: Page, name: RegExp, send: string): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  return page.getByRole('alertdialog').getByRole('button', { name: send });
}

/** Nothing is agreed to before the person was at the provider: what was begun there counts for nothing. */
const nothingBegun = text('The console has checked: nothing was changed.');

const writes: Readonly<Record<string, Write>> = {
  'an activation': {
    sends: ['activate-tenant-subscription'],
    path: '/home/licenses/subscription/edit',
    email: TRIAL,
    given: (world) => givePayer(world, 'Brückner Optik KG'),
    lead: (page) => review(page, 'Activate for a fee'),
    done: text('Subscription activated'),
  },
  'a change of the plan': {
    sends: ['update-tenant-subscription'],
    path: '/home/licenses/subscription/edit',
    async lead(page) {
      await page.getByRole('button', { name: 'One reserved user more' }).click();
      return review(page, 'Change for a fee');
    },
    done: text('Subscription changed'),
  },
  'a coupon': {
    sends: ['redeem-coupon'],
    path: '/home/licenses/coupons/redeem',
    lead: (page) => checkCoupon(page, 'USERS-10', 'Redeem coupon'),
    done: text('USERS-10 redeemed'),
  },
  'a coupon that binds to a partner': {
    sends: ['redeem-coupon'],
    path: '/home/licenses/coupons/redeem',
    lead: (page) => checkCoupon(page, 'PARTNER-NORDLICHT', 'Bind to Nordlicht IT'),
    done: text('The subscription is now managed by Nordlicht IT'),
  },
  'a direct debit': {
    sends: ['create-direct-debit-mandate'],
    path: `${PAYMENT}/add`,
    async lead(page) {
      const dialog = page.getByRole('dialog', { name: 'Add payment method' });
      await dialog.getByLabel('Account holder').fill('Lindenhof GmbH');
      await dialog.getByLabel('IBAN of the account').fill('DE02 1203 0000 0000 2020 51');
      return dialog.getByRole('button', { name: 'Give mandate' });
    },
    done: text('Direct debit set up'),
  },
  'a card': {
    sends: ['create-credit-card-mandate'],
    path: `${PAYMENT}/add`,
    lead: provider(/^Card/),
    done: nothingBegun,
  },
  PayPal: {
    sends: ['create-paypal-mandate'],
    path: `${PAYMENT}/add`,
    lead: provider(/^PayPal/),
    done: nothingBegun,
  },
  'a choice of what is charged': {
    sends: ['set-default-payment-mandate'],
    path: PAYMENT,
    lead: (page) => Promise.resolve(page.getByRole('button', { name: /^Make default: Visa/ })),
    done: text(/^Visa .* is charged from now on/),
  },
  'a revocation': {
    sends: ['revoke-payment-mandate/*'],
    path: PAYMENT,
    lead: (page) => openRevocation(page, /^Revoke Visa/, 'Revoke payment method'),
    done: text(/^Visa .* revoked/),
  },
  'a revocation of what is charged': {
    sends: ['set-default-payment-mandate', 'revoke-payment-mandate/*'],
    path: PAYMENT,
    lead: (page) => openRevocation(page, /^Revoke .*3000/, 'Change and revoke'),
    done: text(/3000 revoked; Visa .* is charged from now on/),
  },
  'a billing contact': {
    sends: ['set-billing-contact'],
    path: `${PAYMENT}/billing-contact`,
    async lead(page) {
      const dialog = page.getByRole('dialog', { name: 'Billing contact' });
      await dialog.getByLabel('Name').fill('Ida Falk');
      return dialog.getByRole('button', { name: 'Save contact' });
    },
    done: text('Billing contact saved'),
  },
  'a billing address': {
    sends: ['set-organization-billing-address'],
    path: `${PAYMENT}/billing-address`,
    async lead(page) {
      const dialog = page.getByRole('dialog', { name: 'Billing address' });
      await dialog.getByLabel('Street').fill('Am Markt 3');
      return dialog.getByRole('button', { name: 'Save address' });
    },
    done: text('Billing address saved'),
  },
};

/** Counts what is sent, and decides what becomes of each. */
async function intercept(page: Page, { sends }: Write, answer: (route: Route) => Promise<void>) {
  const sent = sends.map(() => 0);
  for (const [index, address] of sends.entries())
    await page.route(`**/v2/*/${address}`, async (route) => {
      sent[index] = (sent[index] ?? 0) + 1;
      await answer(route);
    });
  return sent;
}

/** Keeps answers back until something is over. */
function gate() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const pass = async (route: Route) => {
    await isOpen;
    await route.continue();
  };
  return { open, pass };
}

/** All that was sent has its answer, and nothing more is sent. */
async function settle(page: Page, sent: readonly number[]): Promise<void> {
  await expect.poll(() => sent.every((count) => count > 0)).toBe(true);
  await page.waitForLoadState('networkidle');
}

const TIMES = 10;

const abuses: Readonly<Record<string, (page: Page, write: Write) => Promise<void>>> = {
  async 'ten clicks'(page, write) {
    const { open, pass } = gate();
    const sent = await intercept(page, write, pass);
    const button = await write.lead(page);
    await expect(button).toBeEnabled();
    // At once, and again while it is on its way.
    await button.evaluate((element: HTMLElement) => [1, 2, 3, 4, 5].forEach(() => element.click()));
    for (let click = 5; click < TIMES; click += 1) await button.click({ force: true, noWaitAfter: true });
    open();
    await settle(page, sent);
    expect(sent).toEqual(write.sends.map(() => 1));
  },
  async 'Enter held'(page, write) {
    const { open, pass } = gate();
    const sent = await intercept(page, write, pass);
    const button = await write.lead(page);
    await expect(button).toBeEnabled();
    const isInField = await page.evaluate(
      () => document.activeElement?.matches('input:not([type=radio])') ?? false,
    );
    if (!isInField) await button.focus();
    for (let repeat = 0; repeat < TIMES; repeat += 1) await page.keyboard.down('Enter');
    open();
    await settle(page, sent);
    await page.keyboard.up('Enter');
    expect(sent).toEqual(write.sends.map(() => 1));
  },
  async 'a time-out after success'(page, write) {
    const sent = await intercept(page, write, async (route) => {
      await route.fetch();
      await route.abort('timedout');
    });
    await (await write.lead(page)).click();
    // Nothing is said, and nothing offered again, before the console has looked what became of it.
    await expect(write.done(page)).toBeVisible();
    await settle(page, sent);
    expect(sent).toEqual(write.sends.map(() => 1));
  },
  async 'a reload in mid-flight'(page, write) {
    let isDone = false;
    const sent = await intercept(page, write, async (route) => {
      await route.fetch();
      isDone = true;
    });
    await (await write.lead(page)).click();
    await expect.poll(() => isDone).toBe(true);
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // What would have come after the answer is not sent without it.
    expect(sent).toEqual(write.sends.map((_, index) => (index === 0 ? 1 : 0)));
  },
};

for (const [name, write] of Object.entries(writes))
  for (const [abuse, commit] of Object.entries(abuses))
    test(`${name} is sent once: ${abuse}`, async ({ page, world }) => {
      const { path, email = 'admin@demo.example', given } = write;
      await page.request.post('/v2/authentication/login', {
        data: { email, password: PASSWORD, rememberMe: false },
      });
      given?.(world);
      await page.goto(path);
      await commit(page, write);
    });
