import type { BillingMonth } from '@archive-console/api-client';
import type { DemoCoupon } from '../seed/coupons.ts';
import type { World } from '../world.ts';
import { beginOf, monthAfter, monthOf, monthsBetween } from './months.ts';
import type { Credit } from './prices.ts';

/** What a coupon gives, kind by kind: how much, and for how many months. */
export function giftsOf({ users, storage, eivMonths }: DemoCoupon) {
  return [
    { articleType: 'StandardUser' as const, gift: users },
    { articleType: 'Storage' as const, gift: storage },
    {
      articleType: 'FeatureEiv' as const,
      gift: eivMonths === undefined ? undefined : { amount: 1, months: eivMonths },
    },
  ].flatMap(({ articleType, gift }) => (gift === undefined ? [] : [{ articleType, ...gift }]));
}

/** When credits end that began at a moment: with the last of their months, the one they began in included. */
export function endOfCredit(redeemedAt: Date, months: number): Date {
  return beginOf(monthAfter(monthOf(redeemedAt), months));
}

/** What coupons pay for in a month: those that were redeemed, and some that begin at once. */
export function creditsIn(world: World, month: BillingMonth, applied: readonly DemoCoupon[] = []): Credit[] {
  const now = world.clock.now();
  const redeemed = world.coupons.filter(({ redeemedAt }) => redeemedAt !== undefined);
  return [...redeemed, ...applied].flatMap((coupon) => {
    const age = monthsBetween(monthOf(coupon.redeemedAt ?? now), month);
    return giftsOf(coupon)
      .filter(({ months }) => age >= 0 && age < months)
      .map(({ articleType, amount }) => ({ couponCode: coupon.couponCode, articleType, amount }));
  });
}
