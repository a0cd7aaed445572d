import type { PaymentMandate } from '@archive-console/api-client';
import { usePaymentMethod } from './use-payment-method.ts';

const SHOWN = 4;

/** The end of an account, however much of it the service gives: no more is needed to recognize it. It breaks over no line. */
const masked = (account: string) => `••••\u00A0${account.replaceAll(/\s/g, '').slice(-SHOWN)}`;

/** A mandate in words: "Visa •••• 4242", "Direct debit DE89 •••• 3000". */
export function useMandateName(): (mandate: PaymentMandate) => string {
  const methodOf = usePaymentMethod();
  return ({ paymentMethod, creditCardDetails: card, directDebitMandate: debit, paypalDetails: paypal }) => {
    if (card) return `${card.cardLabel || methodOf(paymentMethod)} ${masked(card.cardNumber)}`;
    if (debit) return `${methodOf(paymentMethod)} ${debit.iban.slice(0, SHOWN)}\u00A0${masked(debit.iban)}`;
    return paypal ? `${methodOf(paymentMethod)} ${paypal.consumerAccount}` : methodOf(paymentMethod);
  };
}
