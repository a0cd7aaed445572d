import * as v from 'valibot';
import { operation } from '../operation.ts';
import { bareOrIn } from '../reading.ts';
import { billingContact } from '../shapes/billing-contact.ts';
import { paymentMandate } from '../shapes/payment-mandate.ts';

// Where the provider sends the browser back to; it adds how it ended: `/success`, `/failure` … (D14).
const comingBack = v.object({ returnUrl: v.string() });
const checkout = v.object({ checkoutUrl: v.string() });

/** The refusals of a tenant that cannot agree to be charged at all. */
const withoutCustomer = [
  'Payment.NoPaymentProviderInfo',
  'Payment.PublicTenantIdMissing',
  'Payment.PartnerNotFound',
  'Invoices.PartnerManaged',
  'Payment.OrganizationNotFound',
  'Organization.NoBillingContact',
] as const;

/** The same, and where the provider has no page to go to. */
const withoutCheckout = [
  ...withoutCustomer,
  'Payment.InitialPaymentAlreadyRun',
  'Payment.CheckoutUrlMissing',
] as const;

/** Starts a mandate for a card: the answer is the page of the provider to go to (D48). */
export const createCreditCardMandate = operation({
  name: 'createCreditCardMandate',
  noun: 'payments',
  summary: 'Starts a mandate for a card.',
  method: 'POST',
  path: '/payments/create-credit-card-mandate',
  access: 'bearer',
  effect: 'write',
  takes: comingBack,
  answers: checkout,
  errors: withoutCheckout,
  assumed: { path: 'D72', takes: 'O077', answers: 'D48', errors: 'O077' },
});

/** Starts a mandate for PayPal: the answer is the page of the provider to go to (D48). */
export const createPaypalMandate = operation({
  name: 'createPaypalMandate',
  noun: 'payments',
  summary: 'Starts a mandate for PayPal.',
  method: 'POST',
  path: '/payments/create-paypal-mandate',
  access: 'bearer',
  effect: 'write',
  takes: comingBack,
  answers: checkout,
  errors: withoutCheckout,
  assumed: { path: 'D72', takes: 'O079', answers: 'D48', errors: 'O079' },
});

/** Gives a mandate for direct debit (SEPA). The service decides about the IBAN (D47). */
export const createDirectDebitMandate = operation({
  name: 'createDirectDebitMandate',
  noun: 'payments',
  summary: 'Gives a mandate for direct debit.',
  method: 'POST',
  path: '/payments/create-direct-debit-mandate',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ accountHolder: v.string(), iban: v.string(), bic: v.optional(v.string()) }),
  answers: paymentMandate,
  errors: [...withoutCustomer, 'Payment.InvalidMandate'],
  assumed: { path: 'D72', takes: 'D47', answers: 'O078', errors: 'O078' },
});

/** All mandates of the tenant that were not revoked, the newest first. */
export const listPaymentMandates = operation({
  name: 'listPaymentMandates',
  noun: 'payments',
  summary: 'Lists the mandates.',
  method: 'GET',
  path: '/payments/get-payment-mandates',
  access: 'bearer',
  effect: 'read',
  answers: bareOrIn('rows', v.array(paymentMandate)),
  errors: [],
  assumed: { path: 'D72', answers: 'D27' },
});

/** Ends a mandate; it leaves the list. Refused for the default one while another could take its place. */
export const revokePaymentMandate = operation({
  name: 'revokePaymentMandate',
  noun: 'payments',
  summary: 'Revokes a mandate.',
  method: 'DELETE',
  path: '/payments/revoke-payment-mandate/{mandateId}',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ mandateId: v.string() }),
  errors: ['Payment.CustomerNotFound', 'Payment.MandateNotFound', 'Payment.CantRevokeDefaultMandate'],
  assumed: { path: 'D72', errors: 'O082' },
});

/** Charges this mandate from now on, and no other. */
export const setDefaultPaymentMandate = operation({
  name: 'setDefaultPaymentMandate',
  noun: 'payments',
  summary: 'Makes a mandate the default.',
  method: 'POST',
  path: '/payments/set-default-payment-mandate',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ mandateId: v.string() }),
  errors: ['Payment.CustomerNotFound', 'Payment.MandateNotFound', 'Payment.InvalidMandate'],
  assumed: { path: 'D72', errors: 'O084' },
});

/** Who receives invoices. A tenant may have no contact yet: 404 is tolerated (section 7). */
export const getBillingContact = operation({
  name: 'getBillingContact',
  noun: 'payments',
  summary: 'Reads the billing contact.',
  method: 'GET',
  path: '/payments/get-billing-contact',
  access: 'bearer',
  effect: 'read',
  answers: billingContact,
  errors: ['Payment.CustomerNotFound'],
  assumed: { path: 'D72', answers: 'O080', errors: 'O080' },
});

/** Saves who receives invoices: a name and a good e-mail (section 5). */
export const setBillingContact = operation({
  name: 'setBillingContact',
  noun: 'payments',
  summary: 'Saves the billing contact.',
  method: 'POST',
  path: '/payments/set-billing-contact',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ name: v.string(), emailAddress: v.string() }),
  errors: [],
  assumed: { path: 'D72', takes: 'O083' },
});

/**
 * Asks the register whether a VAT id is valid. A register that cannot be asked is an error, and not an id that is
 * not valid.
 */
export const validateVatId = operation({
  name: 'validateVatId',
  noun: 'payments',
  summary: 'Checks a VAT id.',
  method: 'POST',
  path: '/payments/validate-vat-id',
  access: 'open',
  effect: 'read',
  takes: v.object({ vatId: v.string() }),
  answers: v.object({ isValid: v.boolean() }),
  errors: [],
  assumed: { path: 'D72' },
});
