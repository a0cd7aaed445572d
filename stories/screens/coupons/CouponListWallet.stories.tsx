import { getTenantCouponWallet } from '@archive-console/api-client';
import { couponsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { saveList } from '#stories/saved-list.ts';
import { pageOf, read } from '#stories/steps.ts';

/** Until when coupons count is in the wallet, which is read by itself. */
const meta = preview.meta({ title: 'Screens/Coupons/Wallet', parameters: { at: couponsPaths.list() } });
const old = 'WELCOME-2025';

/** Where it cannot be read, the file says so. */
export const SavedUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantCouponWallet).fails('Default.Forbidden')),
  async play(shown) {
    await expect(await pageOf(shown).findByText(old)).toBeVisible();
    const [, line = []] = await saveList(shown, 'shell:csv.page', { count: 1 });
    await waitFor(() => expect(line.at(-1)).toBe(shown.words('coupons:list.untilUnread')));
  },
});

/** What binds to a partner gives no credits, so there is no wallet: that is no failure, and nothing to count. */
export const NoCredits = meta.story({
  beforeEach({ msw, world }) {
    for (const coupon of world.coupons)
      coupon.redeemedAt = coupon.couponCode === 'PARTNER-NORDLICHT' ? world.clock.now() : undefined;
    msw.use(on(getTenantCouponWallet).fails('CouponWallet.NotFound'));
  },
  async play(shown) {
    await read(shown, 'coupons:list.bound', { name: 'Nordlicht IT' });
    const [, line = []] = await saveList(shown, 'shell:csv.page', { count: 1 });
    await expect(line.at(-1)).toBe('');
    await expect(pageOf(shown).queryByText(shown.words('coupons:list.untilUnread'))).toBeNull();
  },
});
