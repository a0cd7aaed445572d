import { calculateSubscriptionPrice } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { factOf, find, type Place, press, readPart, see, seeNo } from '#stories/steps.ts';
import { givePayer, review } from './plan-steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Change price',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

/** No price of an earlier choice stands beside the button. */
export const PricePending = meta.story({
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:price.same');
    shown.msw.use(on(calculateSubscriptionPrice).hangs());
    await press(shown, 'tenant-subscriptions:edit.oneMore');
    await see(shown, 'status', 'tenant-subscriptions:price.loading');
    await seeNo(shown, 'table', 'tenant-subscriptions:price.caption');
  },
});

/** Why there is no price is said where it would stand, and there is nothing to go on with. */
export const Rejected = meta.story({
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:price.same');
    for (const code of calculateSubscriptionPrice.errors) {
      shown.msw.use(on(calculateSubscriptionPrice).fails(code));
      await press(shown, 'tenant-subscriptions:edit.oneMore');
      await see(shown, 'heading', `errors:${code}.title`);
      await expect(
        await find(shown, 'button', 'tenant-subscriptions:edit.review'),
      ).toHaveAccessibleDescription(shown.words('tenant-subscriptions:edit.whyNot.noPrice'));
    }
  },
});

/** The month so many months from now, as prices name it. */
function monthAhead({ words, world }: Pick<Place, 'words'> & { world: World }, months: number): string {
  const now = world.clock.now();
  const format = new Intl.DateTimeFormat(words.locale, { month: 'long', year: 'numeric' });
  return format.format(new Date(now.getFullYear(), now.getMonth() + months));
}

/** A coupon ends: each price is named with the month from which it holds, beside the button that agrees to it as well. */
export const PriceChanges = meta.story({
  parameters: { as: 'trial@demo.example', world: { tenant: 'trial' } },
  beforeEach({ world }) {
    givePayer(world);
    sessionStorage.setItem('ac.applied-coupon', 'USERS-10');
  },
  async play(shown) {
    await review(shown);
    const [first, ended] = [monthAhead(shown, 0), monthAhead(shown, 6)];
    const begins = await factOf(shown, 'tenant-subscriptions:review.priceFrom', { month: first });
    await expect(begins).toHaveTextContent(/\d/);
    const later = await factOf(shown, 'tenant-subscriptions:review.priceFrom', { month: ended });
    await expect(later).not.toHaveTextContent(begins?.textContent ?? '');
    const price = (later?.textContent ?? '').replaceAll(/\s+/g, ' ');
    await readPart(shown, 'tenant-subscriptions:review.noteFrom', { price, month: ended });
  },
});
