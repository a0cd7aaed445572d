import { PaymentIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type BilledInvoice, invoicesQueries } from '#queries/invoices.ts';
import type { Action } from '#shared/actions/action.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { paymentsPaths } from '#shared/paths/payments.ts';
import { invoiceDetails } from './invoice-details.ts';
import { PaymentState } from './PaymentState.tsx';
import { useCharge } from './use-charge.ts';
import { useInvoiceActions } from './use-invoice-actions.ts';

export const loader = detailsLoader(invoiceDetails);

/** One invoice: for which month, what it comes to, its lines and its document. */
export function InvoiceDetailsScreen() {
  const { t } = useTranslation('invoices');
  const { invoiceId = '' } = useParams();
  const tab = useTab(invoiceDetails);
  const { data: read } = useQuery({ ...invoicesQueries.detail(invoiceId), enabled: false });
  const { isPending, isToPay } = useCharge(read === undefined ? [] : [read]);
  const needsPayment = read !== undefined && !isPending && isToPay(read);
  const showPayment: Action<BilledInvoice> = {
    id: 'payment',
    icon: PaymentIcon,
    label: t('action.payment'),
    to: paymentsPaths.overview,
  };
  const own = useInvoiceActions<BilledInvoice>(tab);
  return (
    <DetailsScreen
      spec={invoiceDetails}
      renderSentence={(invoice) => <Essence invoice={invoice} />}
      renderBadge={({ paymentState }) => <PaymentState state={paymentState} variant="badge" />}
      actions={needsPayment ? [...own, showPayment] : own}
      lead={needsPayment ? ['download', 'payment'] : ['show', 'download']}
    />
  );
}

function Essence({ invoice: { billingMonth, totalAmount } }: { invoice: BilledInvoice }) {
  const { t } = useTranslation('invoices');
  const { money, month } = useBillingFormats();
  const values = { month: month(billingMonth), amount: totalAmount === null ? '' : money(totalAmount) };
  return totalAmount === null ? values.month : t('details.essence', values);
}
