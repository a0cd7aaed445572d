import { getTenantCouponWallet, listRedeemedCoupons } from '@archive-console/api-client';
import { couponsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { restoreService } from '#stories/restore-service.ts';
import {
  choose,
  dialogOf,
  enter,
  find,
  live,
  pageOf,
  partOf,
  pick,
  press,
  read,
  readPart,
  see,
  seeTitle,
} from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Coupons/List', parameters: { at: couponsPaths.list() } });
const [old, fresh] = ['WELCOME-2025', 'USERS-10'];

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listRedeemedCoupons).hangs()),
  async play(shown) {
    await seeTitle(shown, 'coupons:list.title');
    await read(shown, 'coupons:list.sentence');
  },
});

export const Empty = meta.story({
  beforeEach: ({ world }) => void world.coupons.splice(0),
  async play(shown) {
    await read(shown, 'coupons:list.empty.title');
  },
});

export const Populated = meta.story({
  async play(shown) {
    await readPart(shown, 'coupons:list.counted', { count: 1 });
    await expect(await pageOf(shown).findByText(old)).toBeVisible();
    await read(shown, 'coupons:type.Default');
    await read(shown, 'coupons:list.ended');
  },
});

/** Until when it could be redeemed says nothing of what it gave: that counts on. */
export const CountsOn = meta.story({
  beforeEach({ world }) {
    redeemToday({ world });
    for (const coupon of world.coupons) coupon.expiresAt = world.clock.now();
  },
  async play(shown) {
    const rowOf = async (code: string) =>
      partOf(shown, await pageOf(shown).findByRole('row', { name: new RegExp(code) }));
    await read(await rowOf(old), 'coupons:list.ended');
    const counting = await rowOf(fresh);
    const now = shown.world.clock.now();
    const end = new Date(now.getFullYear(), now.getMonth() + 6, 0);
    const day = new Intl.DateTimeFormat(shown.words.locale, { dateStyle: 'medium' }).format(end);
    await expect(await counting.findByText(day)).toBeVisible();
    await expect(counting.queryByText(shown.words('coupons:list.ended'))).toBeNull();
  },
});

/** Until when credits count is in the wallet: where that cannot be read, it is not known. */
export const CreditsUnread = meta.story({
  beforeEach: ({ msw }) => msw.use(on(getTenantCouponWallet).fails('Default.Forbidden')),
  async play(shown) {
    await read(shown, 'coupons:list.untilUnread');
    await expect(pageOf(shown).queryByText(shown.words('coupons:list.ended'))).toBeNull();
  },
});

/** Besides the old one, a coupon that was redeemed today. */
function redeemToday({ world }: { world: World }): void {
  for (const coupon of world.coupons) if (coupon.couponCode === fresh) coupon.redeemedAt = world.clock.now();
}

/** By its code, by when it was redeemed, and by until when it could be. */
export const Sorted = meta.story({
  beforeEach: redeemToday,
  async play(shown) {
    await pageOf(shown).findByText(old);
    const orders = [
      ['coupons:field.expiresAt', old, fresh],
      ['coupons:field.code', fresh, old],
      ['coupons:field.redeemedAt', old, fresh],
    ] as const;
    for (const [key, ascending, descending] of orders)
      for (const [direction, first] of Object.entries({ ascending, descending })) {
        await press(shown, key);
        await waitFor(async () =>
          expect(await find(shown, 'columnheader', key)).toHaveAttribute('aria-sort', direction),
        );
        await waitFor(() => expect(pageOf(shown).getAllByRole('rowheader')[0]).toHaveTextContent(first));
      }
  },
});

/** The service has no such filter: the console reads the whole list and the wallet for it. */
export const ByState = meta.story({
  beforeEach: redeemToday,
  async play(shown) {
    await pageOf(shown).findByText(old);
    await press(shown, 'area:list.filter');
    await press(await dialogOf(shown), 'coupons:field.state');
    await pick(shown, 'coupons:list.ended');
    await waitFor(() => expect(pageOf(shown).queryByText(fresh)).toBeNull());
    await expect(pageOf(shown).getByText(old)).toBeVisible();
  },
});

/** From a day on, or until a day, which counts whole. */
export const ByDayOfRedemption = meta.story({
  parameters: { at: `${couponsPaths.list()}?redeemed=&redeemed=2025-12-31` },
  beforeEach: redeemToday,
  async play(shown) {
    await pageOf(shown).findByText(old);
    await expect(pageOf(shown).queryByText(fresh)).toBeNull();
    await read(shown, 'coupons:list.count', { count: 1 });
  },
});

export const CodeCopied = meta.story({
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined),
  async play(shown) {
    await press(shown, 'area:list.rowActions', { name: old });
    await choose(shown, 'coupons:copy.label');
    await read(shown, 'coupons:copy.done', { code: old });
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(old);
  },
});

export const NoMatch = meta.story({
  async play(shown) {
    await pageOf(shown).findByText('WELCOME-2025');
    await enter(shown, 'coupons:list.search', 'nothing like it');
    await read(shown, 'coupons:list.noMatch');
  },
});

/** Redeemed in another window: the list has it at once. */
export const UpdatedLive = meta.story({
  async play(shown) {
    await pageOf(shown).findByText('WELCOME-2025');
    await live(shown.world);
    const coupon = shown.world.coupons.find(({ couponCode }) => couponCode === 'USERS-10');
    if (coupon) coupon.redeemedAt = shown.world.clock.now();
    shown.world.hub.notify('CouponsChanged', { ids: [] });
    await expect(await pageOf(shown).findByText('USERS-10')).toBeVisible();
  },
});

export const Forbidden = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listRedeemedCoupons).fails('Default.Forbidden')),
  async play(shown) {
    await see(shown, 'heading', 'errors:Default.Forbidden.title');
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(on(listRedeemedCoupons).fails('Default.UnexpectedError')),
  async play(shown) {
    await see(shown, 'button', 'shell:action.retry');
    restoreService(shown);
    await press(shown, 'shell:action.retry');
    await expect(await pageOf(shown).findByText('WELCOME-2025')).toBeVisible();
  },
});
