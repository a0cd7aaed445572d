import {
  activateSubscription,
  calculateSubscriptionPrice,
  getSubscriptionInfo,
  listPaymentMandates,
  redeemCoupon,
  revokePaymentMandate,
  setBillingAddress,
  setBillingContact,
  updateSubscription,
} from '@archive-console/api-client';
import {
  address,
  choice,
  contact,
  onTrial,
  packageOf,
  readyToPay,
  withoutBilling,
  withPartner,
} from '../billing-stages.ts';
import type { Stage } from '../stage.ts';
import { unusable } from './coupons.ts';
import type { Provocation, Provoked } from './provocation.ts';

const calculatedWith =
  (code: string): Provocation =>
  async ({ client }) =>
    client.call(calculateSubscriptionPrice, {
      appliedCoupons: [code],
      selectedStandardUsers: 58,
      selectedStoragePackage: await packageOf(client, 90),
    });

const activatedWith =
  (couponCode: string): Provocation =>
  async () => {
    const { client } = await readyToPay();
    return client.call(activateSubscription, { ...choice, couponCode });
  };

const activated = ({ client }: Stage, storage = choice.storage) =>
  client.call(activateSubscription, { ...choice, storage });

export const tenantSubscriptionsProvoked: readonly Provoked[] = [
  [
    getSubscriptionInfo,
    {
      async 'TenantSubscription.NotFound'() {
        const { client } = await withoutBilling();
        return client.call(getSubscriptionInfo, {});
      },
    },
  ],
  [
    calculateSubscriptionPrice,
    {
      ...unusable(calculatedWith),
      'Article.NotFound': ({ client }) =>
        client.call(calculateSubscriptionPrice, {
          appliedCoupons: [],
          selectedStandardUsers: 58,
          selectedStoragePackage: 'none',
        }),
    },
  ],
  [
    activateSubscription,
    {
      ...unusable(activatedWith),
      async 'Coupon.AlreadyRedeemed'() {
        const { client } = await readyToPay();
        await client.call(redeemCoupon, { couponCode: 'USERS-10' });
        return client.call(activateSubscription, { ...choice, couponCode: 'USERS-10' });
      },
      'TenantSubscription.AlreadyExists': (given) => activated(given),
      'TenantSubscription.CannotEditManagedSubscription': async () => activated(await withPartner()),
      'Payment.NoPaymentProviderInfo': async () => activated(await withoutBilling()),
      'Article.NotFound': async () => activated(await readyToPay(), 91),
      'Organization.NoPaymentCustomer': async () => activated(await onTrial()),
      async 'Organization.NoBillingContact'() {
        const given = await onTrial();
        await given.client.call(setBillingAddress, address);
        return activated(given);
      },
      async 'Payment.NoDefaultMandate'() {
        const given = await onTrial();
        await given.client.call(setBillingAddress, address);
        await given.client.call(setBillingContact, contact);
        return activated(given);
      },
    },
  ],
  [
    updateSubscription,
    {
      async 'TenantSubscription.NotFound'() {
        const { client } = await withoutBilling();
        return client.call(updateSubscription, choice);
      },
      async 'TenantSubscription.CannotEditManagedSubscription'() {
        const { client } = await withPartner();
        return client.call(updateSubscription, choice);
      },
      'Article.NotFound': ({ client }) => client.call(updateSubscription, { ...choice, storage: 91 }),
      async 'Payment.NoDefaultMandate'({ client }) {
        const mandates = await client.call(listPaymentMandates);
        const lastFirst = mandates.toSorted(
          (a, b) => Number(a.isDefaultMandate) - Number(b.isDefaultMandate),
        );
        for (const { mandateId } of lastFirst) await client.call(revokePaymentMandate, { mandateId });
        return client.call(updateSubscription, choice);
      },
    },
  ],
];
