import {
  createCreditCardMandate,
  createDirectDebitMandate,
  createPaypalMandate,
  getBillingContact,
  listPaymentMandates,
  revokePaymentMandate,
  setBillingContact,
  setDefaultPaymentMandate,
  validateVatId,
} from '@archive-console/api-client';
import { openCheckout } from '../money/checkouts.ts';
import { chooseDefault, debitMandate, requireCustomer, revoke } from '../money/mandates.ts';
import { contactFrom } from '../money/organization.ts';
import { isValidVatId } from '../money/vat.ts';
import { refuse } from '../refusal.ts';
import { rule } from '../rule.ts';

export const paymentsRules = [
  rule(createCreditCardMandate, ({ world, input: { returnUrl }, origin, pageOrigin }) => ({
    checkoutUrl: openCheckout(world, 'creditcard', { returnUrl, origin, pageOrigin }),
  })),
  rule(createPaypalMandate, ({ world, input: { returnUrl }, origin, pageOrigin }) => ({
    checkoutUrl: openCheckout(world, 'paypal', { returnUrl, origin, pageOrigin }),
  })),
  rule(createDirectDebitMandate, ({ world, input }) => {
    requireCustomer(world);
    return debitMandate(world, input);
  }),

  rule(listPaymentMandates, ({ world }) => [...world.mandates]),
  rule(revokePaymentMandate, ({ world, input }) => revoke(world, input.mandateId)),
  rule(setDefaultPaymentMandate, ({ world, input }) => chooseDefault(world, input.mandateId)),

  rule(getBillingContact, ({ world }) => world.billingContact ?? refuse('Payment.CustomerNotFound')),
  rule(setBillingContact, ({ world, input }) => {
    world.billingContact = contactFrom(input);
    world.hub.notify('PaymentsChanged', { ids: [] });
  }),

  rule(validateVatId, ({ input }) => ({ isValid: isValidVatId(input.vatId) })),
];
