import {
  getBillingAddress,
  getTenantBalance,
  getTenantCouponWallet,
  getTenantUsage,
  setBillingAddress,
} from '@archive-console/api-client';
import { VAT_ID_TAKEN } from '@archive-console/mocks';
import { address, onTrial, withoutBilling } from '../billing-stages.ts';
import type { Provoked } from './provocation.ts';

/** The nouns of money with one or two codes. */
export const billingReadsProvoked: readonly Provoked[] = [
  [
    getTenantBalance,
    {
      async 'TenantBalance.NotFound'() {
        const { client } = await withoutBilling();
        return client.call(getTenantBalance);
      },
    },
  ],
  [
    getTenantCouponWallet,
    {
      async 'CouponWallet.NotFound'() {
        const { client } = await withoutBilling();
        return client.call(getTenantCouponWallet);
      },
    },
  ],
  [
    getTenantUsage,
    {
      'TenantUsage.NotFound': ({ client }) => client.call(getTenantUsage, { publicTenantId: 'XX-0000-0000' }),
    },
  ],
  [
    getBillingAddress,
    {
      async 'Organization.NotFound'() {
        const { client } = await onTrial();
        return client.call(getBillingAddress);
      },
    },
  ],
  [
    setBillingAddress,
    {
      'VatValidation.Invalid': ({ client }) =>
        client.call(setBillingAddress, { ...address, vatId: 'DE136695977' }),
      'Organization.AlreadyExists': ({ client }) =>
        client.call(setBillingAddress, { ...address, vatId: VAT_ID_TAKEN }),
    },
  ],
];
