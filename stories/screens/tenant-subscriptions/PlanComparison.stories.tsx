import {
  calculateSubscriptionPrice,
  getSubscriptionInfo,
  listStoragePackages,
} from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  enter,
  factOf,
  fieldOf,
  findPart,
  follow,
  pageOf,
  type Place,
  press,
  read,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Compare',
  parameters: { at: tenantSubscriptionsPaths.comparison() },
});

const trial = { as: 'trial@demo.example', world: { tenant: 'trial' } } as const;
const planOf = (shown: Place, number: number) =>
  findPart(shown, 'region', 'tenant-subscriptions:comparison.plan', { number });
const differenceOf = async (shown: Place, number: number) =>
  factOf(await planOf(shown, number), 'tenant-subscriptions:comparison.difference');

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages).hangs()),
  async play(shown) {
    await see(shown, 'status', 'tenant-subscriptions:edit.loading');
  },
});

/** Beside what holds: the next larger package, and as many reserved users as there are. */
export const Populated = meta.story({
  async play(shown) {
    await see(shown, 'region', 'tenant-subscriptions:comparison.now');
    await expect(await fieldOf(await planOf(shown, 1), 'tenant-subscriptions:plan.users')).toHaveValue('58');
    await expect(await fieldOf(await planOf(shown, 2), 'tenant-subscriptions:plan.users')).toHaveValue('63');
    await expect(await differenceOf(shown, 1)).toHaveTextContent(
      shown.words.part('tenant-subscriptions:comparison.more'),
    );
    const monthly = await factOf(await planOf(shown, 1), 'objects:bill.reserved', {
      period: shown.words('objects:bill.period.Month'),
    });
    await expect(monthly).toHaveTextContent(shown.words('objects:bill.topUpUser'));
  },
});

export const TrialBegins = meta.story({
  parameters: trial,
  async play(shown) {
    await see(shown, 'region', 'tenant-subscriptions:comparison.suggested');
    await read(shown, 'tenant-subscriptions:comparison.coupons');
    await press(shown, 'tenant-subscriptions:comparison.takeSuggested');
    await seeTitle(shown, 'tenant-subscriptions:edit.activateTitle');
  },
});

/** What the coupon of this session gives counts, and where it ends the price says so. */
export const CouponCounted = meta.story({
  parameters: trial,
  beforeEach: () => sessionStorage.setItem('ac.applied-coupon', 'USERS-10'),
  async play(shown) {
    await read(shown, 'tenant-subscriptions:comparison.coupon', { code: 'USERS-10' });
    const plan = await findPart(shown, 'region', 'tenant-subscriptions:comparison.suggested');
    await readPart(plan, 'tenant-subscriptions:price.ended', { count: 1, codes: 'USERS-10' });
  },
});

/** The same as what holds costs the same, and no difference of another choice stands there meanwhile. */
export const Changed = meta.story({
  async play(shown) {
    await differenceOf(shown, 2);
    await enter(await planOf(shown, 2), 'tenant-subscriptions:plan.users', '58');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await differenceOf(shown, 2)).toHaveTextContent(
        shown.words('tenant-subscriptions:comparison.same'),
      ),
    );
  },
});

export const OneMore = meta.story({
  async play(shown) {
    await press(shown, 'tenant-subscriptions:comparison.add');
    await planOf(shown, 3);
    await seeNo(shown, 'button', 'tenant-subscriptions:comparison.add');
    await press(shown, 'tenant-subscriptions:comparison.remove', {
      name: shown.words('tenant-subscriptions:comparison.plan', { number: 1 }),
    });
    const first = await fieldOf(await planOf(shown, 1), 'tenant-subscriptions:plan.users');
    await waitFor(() => expect(first).toHaveValue('63'));
  },
});

/** What holds is the measure of the others; keeping it forgets what was being chosen. */
export const Kept = meta.story({
  async play(shown) {
    const now = await findPart(shown, 'region', 'tenant-subscriptions:comparison.now');
    await readPart(now, 'tenant-subscriptions:comparison.basis');
    await press(shown, 'tenant-subscriptions:comparison.take', {
      name: shown.words('tenant-subscriptions:comparison.plan', { number: 2 }),
    });
    await follow(shown, 'tenant-subscriptions:comparison.open');
    await press(shown, 'tenant-subscriptions:comparison.keep');
    await follow(shown, 'tenant-subscriptions:current.edit');
    await expect(await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers')).toHaveValue('58');
  },
});

/** What was compared is what the form of the subscription goes on with. */
export const Taken = meta.story({
  async play(shown) {
    await press(shown, 'tenant-subscriptions:comparison.take', {
      name: shown.words('tenant-subscriptions:comparison.plan', { number: 2 }),
    });
    await seeTitle(shown, 'tenant-subscriptions:edit.title');
    await expect(await fieldOf(shown, 'tenant-subscriptions:edit.standardUsers')).toHaveValue('63');
    await follow(shown, 'tenant-subscriptions:comparison.open');
    await expect(await fieldOf(await planOf(shown, 1), 'tenant-subscriptions:plan.users')).toHaveValue('63');
  },
});

/** A price that is not known says so in its place, and can be asked for again. */
export const PriceUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(calculateSubscriptionPrice).fails('Default.UnexpectedError')),
  async play(shown) {
    const plan = await planOf(shown, 1);
    await see(plan, 'button', 'shell:action.retry');
    await expect(
      pageOf(plan).queryByText(shown.words('tenant-subscriptions:comparison.difference')),
    ).toBeNull();
  },
});

export const ReadOnly = meta.story({
  parameters: { as: 'partner-managed@demo.example', world: { tenant: 'partner-managed' } },
  async play(shown) {
    await read(shown, 'tenant-subscriptions:edit.managed');
    await seeNo(shown, 'button', 'tenant-subscriptions:comparison.add');
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getSubscriptionInfo).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listStoragePackages, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await press(shown, 'shell:action.retry');
    await see(shown, 'region', 'tenant-subscriptions:comparison.now');
  },
});
