import { prefixes } from './prefixes.ts';

const home = prefixes.payments;

export const paymentsPaths = {
  /** Payment methods, billing contact and billing address (R45). */
  overview: () => home,
  add: () => `${home}/add`,
  contact: () => `${home}/billing-contact`,
  address: () => `${home}/billing-address`,
  /** Where the payment provider sends the browser back to; it adds how it ended (R46). */
  returning: () => prefixes.paymentReturn,
};
