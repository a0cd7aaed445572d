import {
  createCreditCardMandate,
  createDirectDebitMandate,
  createPaypalMandate,
  getBillingContact,
  listPaymentMandates,
  type PaymentMandate,
  revokePaymentMandate,
  setBillingContact,
  setDefaultPaymentMandate,
  validateVatId,
} from '@archive-console/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { call, query } from './api.ts';
import type { Changes } from './change.ts';
import { mutation } from './mutation.ts';
import { queryOrNone } from './none-yet.ts';

/** What each kind of change makes stale: said once for mutation and hub event. */
export const paymentsChanges = {
  mandates: { invalidates: ['listPaymentMandates'] },
  contact: { invalidates: ['getBillingContact'] },
} satisfies Changes;

export const paymentsQueries = {
  mandates: () => query(listPaymentMandates),
  /** Who receives invoices; `null` where that is not known yet. */
  billingContact: () => queryOrNone(getBillingContact),
};

/** What is charged when something is due: the default, as long as it is valid. */
export const chargedOf = (mandates: readonly PaymentMandate[]): PaymentMandate | undefined =>
  mandates.find(({ isDefaultMandate, status }) => isDefaultMandate && status === 'Valid');

/** Asks the register whether a VAT id is valid. Throws where it cannot be asked: that says nothing about the id. */
export const checkVatId = async (queryClient: QueryClient, vatId: string): Promise<boolean> =>
  (await call(queryClient, validateVatId, { vatId })).isValid;

const { mandates, contact } = paymentsChanges;
const shown = { isShownWhenDone: true };
const lookUps = () => import('./payments-look-ups.ts');

export const paymentsMutations = {
  /** Begins at the provider; nothing is agreed to before the person has been there. */
  beginCard: () =>
    mutation(createCreditCardMandate, mandates, { lookUp: async () => (await lookUps()).begun }),
  beginPaypal: () => mutation(createPaypalMandate, mandates, { lookUp: async () => (await lookUps()).begun }),
  createDirectDebit: () =>
    mutation(createDirectDebitMandate, mandates, {
      ...shown,
      lookUp: async () => (await lookUps()).debitCreated,
    }),
  setDefault: () =>
    mutation(setDefaultPaymentMandate, mandates, {
      ...shown,
      lookUp: async () => (await lookUps()).defaultSet,
    }),
  revoke: () =>
    mutation(revokePaymentMandate, mandates, { ...shown, lookUp: async () => (await lookUps()).revoked }),
  setBillingContact: () =>
    mutation(setBillingContact, contact, { ...shown, lookUp: async () => (await lookUps()).contactSet }),
};
