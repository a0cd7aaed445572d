import {
  calculateSubscriptionPrice,
  getCurrentUsage,
  getSubscriptionInfo,
  getTenantBalance,
  getTenantCouponWallet,
  getTenantUserCount,
  listStoragePackages,
} from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { euros } from '#stories/figures.ts';
import {
  factOf,
  findPart,
  live,
  pageOf,
  press,
  read,
  readPart,
  see,
  seeNo,
  seePart,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Subscription',
  parameters: { at: tenantSubscriptionsPaths.current() },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).hangs()),
  async play(shown) {
    await seeTitle(shown, 'tenant-subscriptions:current.title');
    await see(shown, 'status', 'tenant-subscriptions:current.loading');
  },
});

export const Populated = meta.story({
  async play(shown) {
    const users = shown.words('tenant-subscriptions:amount.users', { count: 58 });
    await read(shown, 'tenant-subscriptions:current.paid', { users, storage: '90 GB' });
    await read(shown, 'tenant-subscriptions:usage.monthly', { count: 5 });
    await read(shown, 'tenant-subscriptions:usage.beyondReserved', { users: '63', reserved: '58' });
    // What is available says nothing more than what is subscribed to.
    await expect(pageOf(shown).queryByText(shown.words('tenant-subscriptions:plan.balance'))).toBeNull();
    await expect(await factOf(shown, 'tenant-subscriptions:plan.users')).toHaveTextContent('58');
    const price = await findPart(shown, 'region', 'tenant-subscriptions:price.title');
    await readPart(price, 'tenant-subscriptions:price.first', { price: euros(shown, 204.2) });
    await seePart(price, 'rowheader', 'objects:bill.topUpUser');
    await read(shown, 'tenant-subscriptions:credits.ended', { count: 1 });
    await see(shown, 'link', 'tenant-subscriptions:current.edit');
  },
});

/** Where there is none, no balance and no credits either, that is no failure. */
export const Empty = meta.story({
  beforeEach({ world }) {
    world.subscription = undefined;
    world.coupons.splice(0);
  },
  async play(shown) {
    await read(shown, 'tenant-subscriptions:current.none.title');
    await read(shown, 'tenant-subscriptions:credits.none');
    await see(shown, 'link', 'tenant-subscriptions:current.activate');
  },
});

/** EIV of a coupon is available beyond what is subscribed to. */
export const EivOfCoupon = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(getTenantBalance).answers({ storage: 90, userCount: 58, featureEiv: true })),
  async play(shown) {
    await expect(await factOf(shown, 'tenant-subscriptions:plan.balance')).toHaveTextContent(
      shown.words('tenant-subscriptions:plan.balanceEiv'),
    );
  },
});

export const Trial = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:current.trial', { count: 12 });
    await see(shown, 'region', 'tenant-subscriptions:price.titleTrial');
    await readPart(shown, 'tenant-subscriptions:usage.monthlyTrial');
    await see(shown, 'link', 'tenant-subscriptions:current.activate');
  },
});

export const TrialOver = meta.story({
  parameters: { as: 'expired@demo.example', world: { tenant: 'trial-expired' } },
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:current.trialOver');
    await read(shown, 'tenant-subscriptions:badge.trialOver');
  },
});

/** The partner pays: nothing can be changed here, and the page says whom to ask. */
export const ReadOnly = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  async play(shown) {
    await read(shown, 'tenant-subscriptions:current.managed', { name: 'Systemhaus Kern GmbH' });
    const contact = await pageOf(shown).findByRole('link', { name: 'rechnung@systemhaus-kern.example' });
    await expect(contact).toHaveAttribute('href', 'mailto:rechnung@systemhaus-kern.example');
    await seeNo(shown, 'link', 'tenant-subscriptions:current.edit');
  },
});

/** What coupons give lowers the price, until they end. */
export const WithCredits = meta.story({
  beforeEach({ world }) {
    const coupon = world.coupons.find(({ couponCode }) => couponCode === 'ALL-IN-ONE');
    if (coupon) coupon.redeemedAt = world.clock.now();
  },
  async play(shown) {
    const eiv = shown.words('objects:coupon.eiv', { count: 12 });
    await expect(await pageOf(shown).findByText(eiv)).toBeVisible();
    await read(shown, 'tenant-subscriptions:price.ended', { count: 1, codes: 'ALL-IN-ONE' });
  },
});

export const NearlyFull = meta.story({
  beforeEach({ world }) {
    if (world.subscription) world.subscription = { ...world.subscription, storage: 90, standardUsers: 63 };
    const last = world.usage.at(-1);
    if (last) last.cumulativeStorage = 91_000_000_000;
  },
  async play(shown) {
    await read(shown, 'tenant-subscriptions:usage.full');
    await read(shown, 'tenant-subscriptions:usage.taken');
  },
});

/** A package that is not sold any more has no price. */
export const PackageWithdrawn = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages).answers([])),
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:price.noPackage');
  },
});

/** Each part fails by itself; what is known stays. */
export const PartsUnread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...[getTenantBalance, getTenantCouponWallet, getTenantUserCount, getCurrentUsage].map((operation) =>
        on(operation).fails('Default.UnexpectedError'),
      ),
      on(calculateSubscriptionPrice).fails('Article.NotFound'),
    ),
  async play(shown) {
    const failed = shown.words('errors:Default.UnexpectedError.title');
    await waitFor(() => expect(pageOf(shown).getAllByRole('heading', { name: failed })).toHaveLength(4));
    await see(shown, 'heading', 'errors:Article.NotFound.title');
    await expect(await factOf(shown, 'tenant-subscriptions:plan.users')).toHaveTextContent('58');
  },
});

export const UpdatedLive = meta.story({
  async play(shown) {
    await see(shown, 'link', 'tenant-subscriptions:current.edit');
    await live(shown.world);
    const { world } = shown;
    if (world.subscription) world.subscription = { ...world.subscription, standardUsers: 60 };
    world.hub.notify('TenantSubscriptionsChanged', { ids: [] });
    await read(shown, 'tenant-subscriptions:usage.monthly', { count: 3 });
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
    await seeNo(shown, 'link', 'tenant-subscriptions:current.edit');
  },
});

const PAID = {
  id: '1',
  trialExpirationDate: '',
  standardUsers: 58,
  storage: 90,
  featureEiv: false,
  isTrial: false,
  isTrialExpired: false,
};

export const ServerError = meta.story({
  // The frame reads it as well: it fails until it is asked for again.
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.UnexpectedError.title');
    shown.msw.use(on(getSubscriptionInfo).answers({ subscription: PAID, partner: null }));
    await press(shown, 'shell:action.retry');
    await see(shown, 'link', 'tenant-subscriptions:current.edit');
  },
});
