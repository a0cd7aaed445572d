import { prefixes } from './prefixes.ts';

const current = `${prefixes.licenses}/subscription`;

export const tenantSubscriptionsPaths = {
  /** Leads on to the subscription (R41). */
  licenses: () => prefixes.licenses,
  current: () => current,
  /** Chooses users and storage; activates a trial, changes a paid plan. */
  edit: () => `${current}/edit`,
  /** Asks for the address of invoices on the way. */
  billingAddress: () => `${current}/edit/billing-address`,
  billingContact: () => `${current}/edit/billing-contact`,
  /** What plans would cost, side by side. */
  comparison: () => `${current}/compare`,
  paymentMethod: () => `${current}/edit/payment-method`,
};
