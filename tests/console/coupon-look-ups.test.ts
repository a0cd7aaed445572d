import { listRedeemedCoupons, redeemCoupon } from '@archive-console/api-client';
import { expect, it } from 'vitest';
import { couponsMutations } from '#console/queries/coupons.ts';
import { outcomeOf, wasLookedUp } from '#console/queries/write-outcome.ts';
import { openQueries } from './open-queries.ts';

/** Loses the answer of a redemption, and says how that ended. */
async function lose(
  couponCode: string,
  { isDone, isUnread = false }: { isDone: boolean; isUnread?: boolean },
) {
  const { world, send } = await openQueries();
  world.faults.add({ operation: redeemCoupon, kind: 'bad-gateway', isDone });
  if (isUnread) world.faults.add({ operation: listRedeemedCoupons, kind: 'unavailable' });
  const ended: unknown = await send(couponsMutations.redeem(), { couponCode }).catch(
    (error: unknown) => error,
  );
  return wasLookedUp(ended) ? 'done' : outcomeOf(ended);
}

it.each(['USERS-10', 'users-10'])(
  'a coupon that is among those of the tenant was redeemed (%s)',
  async (code) => {
    expect(await lose(code, { isDone: true })).toBe('done');
  },
);

it.each(['USERS-10', 'EXPIRED-2025', 'NO-SUCH-CODE'])(
  'one that is not was not redeemed (%s)',
  async (code) => {
    expect(await lose(code, { isDone: false })).toBe('not-done');
  },
);

it('nothing is said of one where the coupons of the tenant cannot be read', async () => {
  expect(await lose('USERS-10', { isDone: true, isUnread: true })).toBe('unknown');
});
