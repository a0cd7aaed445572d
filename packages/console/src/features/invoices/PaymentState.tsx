import { Status, type StatusSign, type StatusSignTone } from '@archive-console/ui';
import type { INVOICE_PAYMENT_STATES } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

type PaymentState = (typeof INVOICE_PAYMENT_STATES)[number];

const tones: Readonly<Record<PaymentState, StatusSignTone>> = {
  Open: 'warning',
  Pending: 'info',
  Paid: 'success',
  Failed: 'danger',
};

/** How far a payment has come, in words; a state that this console does not know as the service calls it. */
export function usePaymentStateWords(): (state: string) => string {
  const { t } = useTranslation('invoices');
  const words: Readonly<Record<string, string>> = {
    Open: t('state.Open'),
    Pending: t('state.Pending'),
    Paid: t('state.Paid'),
    Failed: t('state.Failed'),
  };
  return (state) => words[state] ?? state;
}

/** How far the payment of an invoice has come, as a sign and a word. */
export function PaymentState({ state, variant }: { state: string; variant?: 'badge' | 'dot' }) {
  const wordsOf = usePaymentStateWords();
  const sign = (known: PaymentState): StatusSign => ({ tone: tones[known], label: wordsOf(known) });
  return (
    <Status
      state={state}
      signs={{ Open: sign('Open'), Pending: sign('Pending'), Paid: sign('Paid'), Failed: sign('Failed') }}
      unknown={{ tone: 'neutral', label: state }}
      {...(variant && { variant })}
    />
  );
}
