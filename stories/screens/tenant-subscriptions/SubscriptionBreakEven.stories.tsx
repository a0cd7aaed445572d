import { calculateSubscriptionPrice } from '@archive-console/api-client';
import { tenantSubscriptionsPaths } from '@archive-console/console';
import { on } from '@archive-console/mocks';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { enter, findPart, pageOf, type Place, readPart, see } from '#stories/steps.ts';

/** From how many months of a year on a reserved user pays off: said where the service prices both. */
const meta = preview.meta({
  title: 'Screens/Subscription/Break-even',
  parameters: { at: tenantSubscriptionsPaths.edit() },
});

/** A month with a reserved user and one by the month, at these prices and for these periods. */
const priced = (reserved: number, monthly: number, periods = ['Year', 'Month']) => ({
  months: [
    {
      billingMonth: { year: 2026, month: 11 },
      totalPrice: reserved + monthly,
      items: [reserved, monthly].map((pricePerUnit, place) => ({
        articleCode: `USR-${place}`,
        articleType: ['StandardUser', 'TopUpUser'][place] ?? '',
        reservationPeriod: periods[place] ?? '',
        pricePerUnit,
        articleCount: 1,
        totalPrice: pricePerUnit,
      })),
      credits: [],
    },
  ],
});

/** The price is known, and nothing is said of paying off. */
async function saysNothing(shown: Place): Promise<void> {
  await readPart(shown, 'tenant-subscriptions:price.same');
  await expect(pageOf(shown).queryByText(shown.words.part('tenant-subscriptions:edit.breakEven'))).toBeNull();
}

export const PaysOff = meta.story({
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:edit.breakEven', { count: 8 });
  },
});

export const AtOnce = meta.story({
  beforeEach: ({ msw }) => msw.use(on(calculateSubscriptionPrice).answers(priced(0.3, 3.9))),
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:edit.breakEven', { count: 1 });
  },
});

/** A whole year by the month costs less. */
export const Never = meta.story({
  beforeEach: ({ msw }) => msw.use(on(calculateSubscriptionPrice).answers(priced(4, 3.9))),
  async play(shown) {
    await saysNothing(shown);
  },
});

/** Every user is reserved: the bill has no price by the month to compare with. */
export const AllReserved = meta.story({
  async play(shown) {
    await readPart(shown, 'tenant-subscriptions:edit.breakEven', { count: 8 });
    await enter(shown, 'tenant-subscriptions:edit.standardUsers', '63');
    await userEvent.tab();
    await readPart(shown, 'tenant-subscriptions:edit.noneMonthly');
    await saysNothing(shown);
  },
});

/** Users that are reserved for a month as well save nothing. */
export const SamePeriod = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(on(calculateSubscriptionPrice).answers(priced(2.6, 3.9, ['Month', 'Month']))),
  async play(shown) {
    await saysNothing(shown);
  },
});

/** For how long a user is reserved is not said, so from when on it pays off is not known. */
export const PeriodUnstated = meta.story({
  beforeEach: ({ msw }) => msw.use(on(calculateSubscriptionPrice).answers(priced(2.6, 3.9, []))),
  async play(shown) {
    await saysNothing(shown);
  },
});

export const Compared = meta.story({
  parameters: { at: tenantSubscriptionsPaths.comparison() },
  async play(shown) {
    await see(shown, 'region', 'tenant-subscriptions:comparison.now');
    await readPart(shown, 'tenant-subscriptions:edit.breakEven', { count: 8 });
  },
});

export const ComparedNever = meta.story({
  parameters: { at: tenantSubscriptionsPaths.comparison() },
  beforeEach: ({ msw }) => msw.use(on(calculateSubscriptionPrice).answers(priced(4, 3.9))),
  async play(shown) {
    const plan = await findPart(shown, 'region', 'tenant-subscriptions:comparison.now');
    await readPart(plan, 'tenant-subscriptions:comparison.basis');
    await expect(
      pageOf(shown).queryByText(shown.words.part('tenant-subscriptions:edit.breakEven')),
    ).toBeNull();
  },
});
