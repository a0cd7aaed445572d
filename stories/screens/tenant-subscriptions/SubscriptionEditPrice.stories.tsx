import { calculateSubscriptionPrice } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on, type World } from '@archive-console/mocks';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { holdAnswer } from '#stories/hold-answer.ts';
import {
  factOf,
  find,
  hurry,
  live,
  type Place,
  press,
  readPart,
  see,
  seeNo,
  seeTitle,
} from '#stories/steps.ts';
import { givePayer, review, reviewOneMore } from './plan-steps.ts';

const meta = preview.meta({
  title: 'Screens/Subscription/Change price',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

const trial = { as: 'trial@demo.example', world: { tenant: 'trial' } } as const;

/** Without its price, there is nothing to go on with. */
async function readWhyNot(shown: Place, key: 'edit.review' | 'review.activate'): Promise<void> {
  const button = await find(shown, 'button', `tenant-subscriptions:${key}`);
  const why = shown.words('tenant-subscriptions:edit.whyNot.noPrice');
  await waitFor(() => expect(button).toHaveAccessibleDescription(why));
}

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

/** The users change while the price is looked at: what it was is not agreed to, in the review or before it. */
export const UpdatedLive = meta.story({
  parameters: trial,
  beforeEach: ({ world }) => givePayer(world),
  async play(shown) {
    await review(shown);
    await live(shown.world);
    const { held, answer } = holdAnswer();
    shown.msw.use(on(calculateSubscriptionPrice, { once: true }).hangs(held));
    shown.world.hub.notify('UsersChanged', { ids: [] });
    await see(shown, 'status', 'tenant-subscriptions:price.loading');
    await seeNo(shown, 'table', 'tenant-subscriptions:price.caption');
    await readWhyNot(shown, 'review.activate');
    await press(shown, 'tenant-subscriptions:review.activate');
    await press(shown, 'tenant-subscriptions:review.back');
    await readWhyNot(shown, 'edit.review');
    answer();
    await review(shown);
    await press(shown, 'tenant-subscriptions:review.activate');
    await seeTitle(shown, 'tenant-subscriptions:current.title');
  },
});

/** A new price that is waited for no longer leaves none: that from before the change is not the price any more. */
export const UpdatedStopped = meta.story({
  async play(shown) {
    await reviewOneMore(shown);
    await live(shown.world);
    hurry();
    shown.msw.use(on(calculateSubscriptionPrice).hangs());
    shown.world.hub.notify('UsersChanged', { ids: [] });
    await press(shown, 'shell:waiting.stop');
    await see(shown, 'heading', 'tenant-subscriptions:price.stopped');
    await readWhyNot(shown, 'edit.review');
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
      await readWhyNot(shown, 'edit.review');
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
  parameters: trial,
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
