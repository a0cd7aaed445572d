import {
  type createCreditCardMandate,
  type createDirectDebitMandate,
  getBillingContact,
  listPaymentMandates,
  type revokePaymentMandate,
  type setBillingContact,
  type setDefaultPaymentMandate,
} from '@archive-console/api-client';
import { call } from './api.ts';
import { wasReported } from './invalidation-state.ts';
import type { LookUp } from './look-up.ts';
import { notReached, reachedIf, reachedIfHeld, reportedAmong } from './lost-answers.ts';

/** Without its answer there is no page to go to, and nothing is agreed to before a person was there. */
export const begun: LookUp<typeof createCreditCardMandate> = async (client) => {
  await call(client, listPaymentMandates, undefined);
  return notReached;
};

const ENDS = 4;
const endsOf = (iban: string) => {
  const plain = iban.replaceAll(/\s/g, '').toUpperCase();
  return `${plain.slice(0, ENDS)} ${plain.slice(-ENDS)}`;
};

/** Accounts come back masked: their ends are compared. */
export const debitCreated: LookUp<typeof createDirectDebitMandate> = async (client, sent) =>
  reportedAmong(
    await call(client, listPaymentMandates, undefined),
    ({ directDebitMandate: debit }) =>
      debit?.accountHolder === sent.accountHolder.trim() && endsOf(debit.iban) === endsOf(sent.iban),
    ({ mandateId }) => wasReported(client, 'mandateId', mandateId),
  );

export const defaultSet: LookUp<typeof setDefaultPaymentMandate> = async (client, { mandateId }) => {
  const mandates = await call(client, listPaymentMandates, undefined);
  return reachedIf(mandates.some((mandate) => mandate.mandateId === mandateId && mandate.isDefaultMandate));
};

export const revoked: LookUp<typeof revokePaymentMandate> = async (client, { mandateId }) => {
  const mandates = await call(client, listPaymentMandates, undefined);
  return reachedIf(!mandates.some((mandate) => mandate.mandateId === mandateId));
};

export const contactSet: LookUp<typeof setBillingContact> = async (client, { name, emailAddress }) =>
  reachedIfHeld(await call(client, getBillingContact, undefined), { name, emailAddress });
