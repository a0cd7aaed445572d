import { Card, DefinitionList, Split, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { euroDifference } from '#entities/articles/euro-sums.ts';
import { usePaymentMethod } from '#entities/payments/use-payment-method.ts';
import type { BilledInvoice } from '#queries/invoices.ts';
import { useObject } from '#shared/details/use-object.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { isChanged } from './bill-changes.ts';
import { BillComparison } from './BillComparison.tsx';
import { DueDate } from './DueDate.tsx';
import { invoiceDetails } from './invoice-details.ts';
import { usePaymentStateWords } from './PaymentState.tsx';

/** What is billed, and what changed against the month before. */
export function InvoiceBillTab() {
  const { t } = useTranslation('invoices');
  const invoice = useObject(invoiceDetails);
  const { billing, before } = invoice;
  // The same figures twice say nothing that the sentence does not.
  const compared = billing && before && isChanged(billing, before) ? before : undefined;
  return (
    <Split side={<Payment invoice={invoice} />}>
      <Card title={t('bill.title')}>
        <Stack gap={12}>
          <Text>
            <Difference invoice={invoice} />
          </Text>
          {billing === undefined ? (
            <Text tone="muted">{t('bill.noLines')}</Text>
          ) : (
            <BillComparison billing={billing} before={compared} />
          )}
        </Stack>
      </Card>
    </Split>
  );
}

function Difference({ invoice: { billingMonth, billing, before } }: { invoice: BilledInvoice }) {
  const { t } = useTranslation('invoices');
  const { money, month } = useBillingFormats();
  const { year, month: number } = billingMonth;
  const earlier = month(number === 1 ? { year: year - 1, month: 12 } : { year, month: number - 1 });
  if (billing === undefined) return null;
  if (before === undefined) return t('bill.first', { month: earlier });
  const difference = euroDifference(billing.totalPrice, before.totalPrice);
  if (difference === undefined) return null;
  if (difference === 0) return t('bill.same', { month: earlier });
  const values = { amount: money(Math.abs(difference)), month: earlier };
  return difference > 0 ? t('bill.more', values) : t('bill.less', values);
}

function Payment({ invoice: { paymentState, dueDate, paymentMethod } }: { invoice: BilledInvoice }) {
  const { t } = useTranslation('invoices');
  const stateOf = usePaymentStateWords();
  const methodOf = usePaymentMethod();
  const means: Readonly<Record<string, string>> = {
    Open: paymentMethod === '' ? t('means.openUncharged') : t('means.Open'),
    Pending: t('means.Pending'),
    Paid: t('means.Paid'),
    Failed: t('means.Failed'),
  };
  const text = means[paymentState];
  return (
    <Card title={t('payment.title')}>
      <Stack gap={12}>
        {text !== undefined && <Text>{text}</Text>}
        <DefinitionList
          layout="stacked"
          items={[
            { term: t('payment.state'), description: stateOf(paymentState) },
            ...(dueDate === ''
              ? []
              : [
                  {
                    term: t('field.dueDate'),
                    description: <DueDate dueDate={dueDate} />,
                  },
                ]),
            { term: t('field.paymentMethod'), description: methodOf(paymentMethod) },
          ]}
        />
      </Stack>
    </Card>
  );
}
