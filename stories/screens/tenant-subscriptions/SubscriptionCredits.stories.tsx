import { tenantSubscriptionsPaths } from '@archive-console/console';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { findPart, pageOf } from '#stories/steps.ts';

/** What is left of coupons. */
const meta = preview.meta({
  title: 'Screens/Subscription/Credits',
  parameters: { at: tenantSubscriptionsPaths.current() },
});

/** A credit that ends with April counts until its last day, not until the first of May. */
export const CountUntil = meta.story({
  beforeEach({ world }) {
    const coupon = world.coupons.find(({ couponCode }) => couponCode === 'USERS-10');
    if (coupon) coupon.redeemedAt = world.clock.now();
  },
  async play(shown) {
    const credits = await findPart(shown, 'region', 'tenant-subscriptions:credits.title');
    const last = new Intl.DateTimeFormat(shown.words.locale, { dateStyle: 'medium' }).format(
      new Date(2027, 3, 30),
    );
    await expect(await pageOf(credits).findByText(last)).toBeVisible();
  },
});
