import type { PaymentMandate } from '@archive-console/api-client';
import { DAY } from '../clock.ts';
import { CREDITOR } from '../money/mandates.ts';
import { mandateIdOf } from '../stable-id.ts';

const none = { paypalDetails: null, creditCardDetails: null, directDebitMandate: null };

function mandate(name: string, createdAt: Date, more: Partial<PaymentMandate>): PaymentMandate {
  return {
    ...none,
    mandateId: mandateIdOf(name),
    createdAt: createdAt.toISOString(),
    paymentMethod: 'creditcard',
    status: 'Valid',
    isDefaultMandate: false,
    ...more,
  };
}

function debit(accountHolder: string, iban: string, bic: string, mandateReference: string) {
  return {
    paymentMethod: 'directdebit',
    directDebitMandate: { creditorIdentifier: CREDITOR, mandateReference, accountHolder, iban, bic },
  };
}

/** The last day of the month that lies so many months ahead. */
function endOfMonth(now: Date, months: number): string {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + months, 0));
  return end.toISOString().slice(0, 10);
}

/** Four mandates: the account that is charged, one the bank has not confirmed, a card that ends soon, one that ended. */
export function mandatesOfLindenhof(now: Date): PaymentMandate[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const card = (cardLabel: string, cardNumber: string, months: number) => ({
    creditCardDetails: {
      cardHolder: 'Carla Weiss',
      cardNumber,
      cardLabel,
      cardExpiryDate: endOfMonth(now, months),
    },
  });
  return [
    mandate('savings bank', before(2), {
      ...debit('Lindenhof GmbH', 'DE12 •••• •••• 5500', '', 'LH-2048-7731-0004'),
      status: 'Pending',
    }),
    mandate('account', before(190), {
      ...debit('Lindenhof GmbH', 'DE89 •••• •••• 3000', 'COBADEFFXXX', 'LH-2048-7731-0003'),
      isDefaultMandate: true,
    }),
    mandate('card', before(340), card('Visa', '•••• 4242', 1)),
    mandate('old card', before(420), { ...card('Mastercard', '•••• 1881', -4), status: 'Invalid' }),
  ];
}

/** The mandate of a tenant whose details do not matter. */
export function oneMandate(name: string, now: Date): PaymentMandate {
  return mandate(`account of ${name}`, new Date(now.getTime() - 90 * DAY), {
    ...debit(name, 'DE89 •••• •••• 3000', 'COBADEFFXXX', 'SEPA-0001'),
    isDefaultMandate: true,
  });
}
