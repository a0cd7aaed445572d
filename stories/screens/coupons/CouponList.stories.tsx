import { listRedeemedCoupons } from '@archive-console/api-client';
import { couponsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, find, live, pageOf, press, read, readPart, see, seeTitle } from '#stories/steps.ts';

const meta = preview.meta({ title: 'Screens/Coupons/List', parameters: { at: couponsPaths.list() } });

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
    await expect(await pageOf(shown).findByText('WELCOME-2025')).toBeVisible();
  },
});

/** By its code, by when it was redeemed, and by until when it could be. */
export const Sorted = meta.story({
  beforeEach({ world }) {
    for (const coupon of world.coupons)
      if (coupon.couponCode === 'USERS-10') coupon.redeemedAt = world.clock.now();
  },
  async play(shown) {
    const [old, fresh] = ['WELCOME-2025', 'USERS-10'];
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
  beforeEach: ({ msw }) => msw.use(on(listRedeemedCoupons, { once: true }).fails('Default.UnexpectedError')),
  async play(shown) {
    await press(shown, 'shell:action.retry');
    await expect(await pageOf(shown).findByText('WELCOME-2025')).toBeVisible();
  },
});
