import { getTenantCouponWallet } from '@archive-console/api-client';
import { creditOf, redeemedCoupons } from '../money/coupons.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const couponWalletsRules = [
  rule(getTenantCouponWallet, ({ world }) => {
    const giving = redeemedCoupons(world).filter(({ partnerName }) => partnerName === undefined);
    if (giving.length === 0) refuse('CouponWallet.NotFound');
    return { credits: giving.map((coupon) => creditOf(world, coupon)) };
  }),
];
