import { useTranslation } from 'react-i18next';
import type { BilledInvoice } from '#queries/invoices.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { invoiceDetails } from './invoice-details.ts';
import { PaymentState } from './PaymentState.tsx';
import { useInvoiceActions } from './use-invoice-actions.ts';

export const loader = detailsLoader(invoiceDetails);

/** One invoice: for which month, what it comes to, its lines and its document. */
export function InvoiceDetailsScreen() {
  const tab = useTab(invoiceDetails);
  return (
    <DetailsScreen
      spec={invoiceDetails}
      renderSentence={(invoice) => <Essence invoice={invoice} />}
      renderBadge={({ paymentState }) => <PaymentState state={paymentState} variant="badge" />}
      actions={useInvoiceActions<BilledInvoice>(tab)}
      lead={['show', 'download']}
    />
  );
}

function Essence({ invoice: { billingMonth, totalAmount } }: { invoice: BilledInvoice }) {
  const { t } = useTranslation('invoices');
  const { money, month } = useBillingFormats();
  const values = { month: month(billingMonth), amount: totalAmount === null ? '' : money(totalAmount) };
  return totalAmount === null ? values.month : t('details.essence', values);
}
