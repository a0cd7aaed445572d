import {
  createCreditCardMandate,
  createDirectDebitMandate,
  createPaypalMandate,
  getBillingContact,
  listPaymentMandates,
  redeemCoupon,
  revokePaymentMandate,
  setBillingAddress,
  setBillingContact,
  setDefaultPaymentMandate,
} from '@archive-console/api-client';
import { CONTACT_WITHOUT_CHECKOUT, DAY, settleCheckout } from '@archive-console/mocks';
import {
  account,
  address,
  beingSetUp,
  contact,
  onTrial,
  readyToPay,
  returning,
  withoutBilling,
  withPartner,
} from '../billing-stages.ts';
import { clientOf, type Stage } from '../stage.ts';
import type { Provocation, Provoked } from './provocation.ts';

/** Tenants that cannot agree to be charged at all. */
const withoutCustomer = (create: Provocation): Readonly<Record<string, Provocation>> => ({
  'Payment.NoPaymentProviderInfo': async () => create(await withoutBilling()),
  'Payment.PublicTenantIdMissing': async () => create(await beingSetUp()),
  'Invoices.PartnerManaged': async () => create(await withPartner()),
  async 'Payment.PartnerNotFound'(given) {
    await given.client.call(redeemCoupon, { couponCode: 'PARTNER-TALWERK' });
    given.world.clock.advance(46 * DAY);
    return create({ ...given, client: await clientOf(given.world) });
  },
  'Payment.OrganizationNotFound': async () => create(await onTrial()),
  async 'Organization.NoBillingContact'() {
    const given = await onTrial();
    await given.client.call(setBillingAddress, address);
    return create(given);
  },
});

const withCheckout = (operation: typeof createCreditCardMandate) => {
  const create = ({ client }: Stage) => client.call(operation, returning);
  return {
    ...withoutCustomer(create),
    async 'Payment.InitialPaymentAlreadyRun'(given: Stage) {
      await create(given);
      const [id = ''] = given.world.checkouts.keys();
      settleCheckout(given.world, id, 'pending');
      return create(given);
    },
    async 'Payment.CheckoutUrlMissing'(given: Stage) {
      const emailAddress = CONTACT_WITHOUT_CHECKOUT;
      await given.client.call(setBillingContact, { ...contact, emailAddress });
      return create(given);
    },
  };
};

export const paymentsProvoked: readonly Provoked[] = [
  [createCreditCardMandate, withCheckout(createCreditCardMandate)],
  [createPaypalMandate, withCheckout(createPaypalMandate)],
  [
    createDirectDebitMandate,
    {
      ...withoutCustomer(({ client }) => client.call(createDirectDebitMandate, account)),
      async 'Payment.InvalidMandate'() {
        const { client } = await readyToPay();
        const iban = 'TR33 0006 1005 1978 6457 8413 26';
        return client.call(createDirectDebitMandate, { ...account, iban });
      },
    },
  ],
  [
    setDefaultPaymentMandate,
    {
      async 'Payment.CustomerNotFound'() {
        const { client } = await onTrial();
        return client.call(setDefaultPaymentMandate, { mandateId: 'none' });
      },
      'Payment.MandateNotFound': ({ client }) => client.call(setDefaultPaymentMandate, { mandateId: 'none' }),
      async 'Payment.InvalidMandate'({ client }) {
        const mandates = await client.call(listPaymentMandates);
        const invalid = mandates.find(({ status }) => status === 'Invalid');
        return client.call(setDefaultPaymentMandate, { mandateId: invalid?.mandateId ?? '' });
      },
    },
  ],
  [
    revokePaymentMandate,
    {
      async 'Payment.CustomerNotFound'() {
        const { client } = await onTrial();
        return client.call(revokePaymentMandate, { mandateId: 'none' });
      },
      'Payment.MandateNotFound': ({ client }) => client.call(revokePaymentMandate, { mandateId: 'none' }),
      async 'Payment.CantRevokeDefaultMandate'({ client }) {
        const mandates = await client.call(listPaymentMandates);
        const charged = mandates.find(({ isDefaultMandate }) => isDefaultMandate);
        return client.call(revokePaymentMandate, { mandateId: charged?.mandateId ?? '' });
      },
    },
  ],
  [
    getBillingContact,
    {
      async 'Payment.CustomerNotFound'() {
        const { client } = await onTrial();
        return client.call(getBillingContact);
      },
    },
  ],
];
