import { type Coupon, listRedeemedCoupons, redeemCoupon, validateCoupon } from '@archive-console/api-client';
import { listOf } from '../lists/list.ts';
import { createTable } from '../lists/table.ts';
import { couponOf, redeem, redeemedCoupons, usableCoupon } from '../money/coupons.ts';
import { planIn } from '../money/plan.ts';
import { rule } from '../rule.ts';

export const couponsRules = [
  rule(listRedeemedCoupons, ({ world, input }) => {
    const table = createTable<Coupon>({
      columns: ['redeemedAt', 'couponCode', 'couponType', 'expiresAt', 'createdAt', 'isExpired'],
      searched: ['couponCode', 'description', 'partnerName'],
    });
    for (const coupon of redeemedCoupons(world)) table.put(couponOf(world, coupon));
    return listOf(table, input);
  }),

  rule(validateCoupon, ({ world, input }) => couponOf(world, usableCoupon(world, input.couponCode))),

  rule(redeemCoupon, ({ world, input }) => {
    const plan = planIn(world);
    const coupon = usableCoupon(world, input.couponCode);
    redeem(world, coupon);
    if (coupon.partnerName !== undefined) world.hub.notify('TenantSubscriptionsChanged', { ids: [plan.id] });
  }),
];
