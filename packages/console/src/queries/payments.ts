import { getBillingContact, listPaymentMandates } from '@archive-console/api-client';
import { query } from './api.ts';
import { queryOrNone } from './none-yet.ts';

export const paymentsQueries = {
  /** All mandates that were not revoked. */
  mandates: () => query(listPaymentMandates),
  /** Who receives invoices; `null` where that is not known yet. */
  billingContact: () => queryOrNone(getBillingContact),
};
