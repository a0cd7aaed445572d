import type { PaymentMandate } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What is charged, in a few words: the method, and what distinguishes it from another of its kind. */
export function useMandateText(): (mandate: PaymentMandate) => string {
  const { t } = useTranslation('tenant-subscriptions');
  return ({ paymentMethod, creditCardDetails: card, directDebitMandate: debit, paypalDetails: paypal }) => {
    if (card) return t('payer.card', { label: card.cardLabel, number: card.cardNumber });
    if (debit) return t('payer.debit', { iban: debit.iban });
    return paypal ? t('payer.paypal', { account: paypal.consumerAccount }) : paymentMethod;
  };
}
