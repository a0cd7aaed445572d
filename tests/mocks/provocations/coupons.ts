import { redeemCoupon, validateCoupon } from '@archive-console/api-client';
import { withoutBilling } from '../billing-stages.ts';
import type { Provocation, Provoked } from './provocation.ts';

/** Every way in which a code cannot be used; `tried` is what is done with it. */
export const unusable = (tried: (code: string) => Provocation): Readonly<Record<string, Provocation>> => ({
  'Coupon.NotFound': tried('NOBODY-KNOWS'),
  'Coupon.Expired': tried('SUMMER-2025'),
  'Coupon.AlreadyRedeemed': tried('WELCOME-2025'),
  'CouponTemplate.NotFound': tried('KIND-GONE'),
  'CouponTemplate.Disabled': tried('KIND-DISABLED'),
});

const redeemed =
  (couponCode: string): Provocation =>
  ({ client }) =>
    client.call(redeemCoupon, { couponCode });

const validated =
  (couponCode: string): Provocation =>
  ({ client }) =>
    client.call(validateCoupon, { couponCode });

export const couponsProvoked: readonly Provoked[] = [
  [validateCoupon, { ...unusable(validated), 'Partner.PartnerNotFound': validated('PARTNER-UNKNOWN') }],
  [
    redeemCoupon,
    {
      ...unusable(redeemed),
      'Partner.PartnerNotFound': redeemed('PARTNER-UNKNOWN'),
      'Partner.NoCouponTemplate': redeemed('PARTNER-NO-KIND'),
      'Partner.NoPaymentCustomer': redeemed('PARTNER-NO-PAYMENT'),
      'Partner.NoBillingContact': redeemed('PARTNER-NO-CONTACT'),
      async 'Partner.UserAlreadyAssigned'({ client }) {
        await client.call(redeemCoupon, { couponCode: 'PARTNER-NORDLICHT' });
        return client.call(redeemCoupon, { couponCode: 'PARTNER-TALWERK' });
      },
      async 'TenantSubscription.NotFound'() {
        const { client } = await withoutBilling();
        return client.call(redeemCoupon, { couponCode: 'USERS-10' });
      },
    },
  ],
];
