import type { BillingAddress, BillingContact } from '@archive-console/api-client';

/** A company that manages the subscriptions of others. */
export interface DemoPartner {
  displayName: string;
  billingAddress: BillingAddress;
  billingContact: BillingContact | null;
  /** Whether the payment provider knows it. */
  hasPaymentCustomer: boolean;
  /** Whether it offers coupons of the kind in question. */
  hasCouponTemplate: boolean;
  /** Days after the begin of the world on which it ceases to be a partner. */
  leavesAfterDays?: number;
}

const address = (company: string, street: string, postCode: string, city: string): BillingAddress => ({
  company,
  firstName: '',
  lastName: '',
  street,
  postCode,
  city,
  countryCode: 'DE',
  vatId: '',
});

const usual = { hasPaymentCustomer: true, hasCouponTemplate: true };

/** All partners of the demo. What one of them lacks stands against binding to it. */
export const partners: readonly DemoPartner[] = [
  {
    ...usual,
    displayName: 'Systemhaus Kern GmbH',
    billingAddress: address('Systemhaus Kern GmbH', 'Gerberstraße 12', '04105', 'Leipzig'),
    billingContact: { name: 'Petra Kern', emailAddress: 'rechnung@systemhaus-kern.example' },
  },
  {
    ...usual,
    displayName: 'Nordlicht IT',
    billingAddress: address('Nordlicht IT', 'Am Sandtorkai 4', '20457', 'Hamburg'),
    billingContact: { name: 'Jonas Petersen', emailAddress: 'billing@nordlicht-it.example' },
  },
  {
    ...usual,
    displayName: 'Talwerk Services',
    billingAddress: address('Talwerk Services', 'Talstraße 80', '42115', 'Wuppertal'),
    billingContact: { name: 'Ines Roth', emailAddress: 'office@talwerk.example' },
    leavesAfterDays: 45,
  },
  {
    ...usual,
    displayName: 'Hafenblick Consulting',
    billingAddress: address('Hafenblick Consulting', 'Kaistraße 3', '40221', 'Düsseldorf'),
    billingContact: { name: 'Tom Brandt', emailAddress: 'tom@hafenblick.example' },
    hasPaymentCustomer: false,
  },
  {
    ...usual,
    displayName: 'Grünwald Computer',
    billingAddress: address('Grünwald Computer', 'Waldweg 9', '82031', 'Grünwald'),
    billingContact: null,
  },
  {
    ...usual,
    displayName: 'Rheinbogen EDV',
    billingAddress: address('Rheinbogen EDV', 'Rheinallee 21', '55118', 'Mainz'),
    billingContact: { name: 'Eva Lang', emailAddress: 'eva@rheinbogen.example' },
    hasCouponTemplate: false,
  },
];
