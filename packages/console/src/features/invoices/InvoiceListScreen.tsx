import { INVOICE_PAYMENT_STATES } from '@archive-console/api-client';
import { InvoicesIcon, type ListColumn, type ListFilter, Quiet, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { euroSum } from '#entities/articles/euro-sums.ts';
import { usePaymentMethod } from '#entities/payments/use-payment-method.ts';
import { type BilledInvoice, invoicesQueries, readInvoices, UNPAID_FIRST } from '#queries/invoices.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import { NameCell } from '#shared/list/NameCell.tsx';
import { useList } from '#shared/list/use-list.ts';
import { invoicesPaths } from '#shared/paths/invoices.ts';
import { DueDate } from './DueDate.tsx';
import { PartnerManaged } from './PartnerManaged.tsx';
import { PaymentState, usePaymentStateWords } from './PaymentState.tsx';
import { useCharge } from './use-charge.ts';
import { useInvoiceActions } from './use-invoice-actions.ts';

/** All invoices of the tenant; what is not paid comes first. */
const invoiceList = listOf({
  id: 'invoices',
  defaultSort: UNPAID_FIRST,
  sortable: [
    UNPAID_FIRST,
    'invoiceNumber',
    'billingMonth',
    'totalAmount',
    'paymentState',
    'dueDate',
    'paymentMethod',
  ],
  filters: { state: { takes: 'one', known: INVOICE_PAYMENT_STATES }, year: { takes: 'one' } },
  matching: ({ text, filters: { state, year } }) => ({
    ...filterText({ text }),
    ...(state && { paymentState: state[0] }),
    ...(year && { year: Number(year[0]) }),
  }),
  read: invoicesQueries.list,
  readPages: readInvoices,
  nameOf: ({ invoiceNumber }: BilledInvoice) => invoiceNumber,
  notFound: 'Invoice.InvoiceNotFound',
  words: {
    title: 'invoices:list.title',
    sentence: 'invoices:list.sentence',
    search: 'invoices:list.search',
    count: 'invoices:list.count',
    noMatch: 'invoices:list.noMatch',
    file: 'invoices:list.file',
  },
});

export const loader = listLoader(invoiceList);

/** All invoices: for which month each is, what it comes to, whether it is paid. */
export function InvoiceListScreen() {
  const { t } = useTranslation('invoices');
  const list = useList(invoiceList);
  const sentence = useUnpaidSentence();
  const parts = {
    columns: useColumns(),
    filters: useFilters(list.state.filters),
    actions: useInvoiceActions<BilledInvoice>(),
    csv: useCsv(),
  };
  const isManaged = hasCode(list.read.error, 'Invoices.PartnerManaged');
  return (
    <ListScreen
      {...parts}
      list={list}
      sentence={isManaged ? t('managed.sentence') : sentence}
      instead={isManaged ? <PartnerManaged /> : undefined}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}

/** What is to be paid of all invoices, what will be charged and what is on its way, once all of them are read. */
function useUnpaidSentence(): string | undefined {
  const { t } = useTranslation('invoices');
  const { money } = useBillingFormats();
  const { data } = useQuery({ ...invoicesQueries.all(), enabled: false });
  const { isPending, isCharged, isToPay } = useCharge(data ?? []);
  if (data === undefined || data.length === 0 || isPending) return undefined;
  const charged = data.filter(isCharged);
  const unpaid = data.filter(isToPay);
  const collected = data.filter(({ paymentState }) => paymentState === 'Pending');
  const counted = (invoices: readonly BilledInvoice[], say: (count: number, amount?: string) => string) => {
    const sum = euroSum(invoices.map(({ totalAmount }) => totalAmount));
    if (invoices.length === 0) return '';
    return say(invoices.length, sum === undefined ? undefined : money(sum));
  };
  const parts = [
    counted(unpaid, (count, amount) =>
      amount === undefined ? t('list.unpaidUnsummed', { count }) : t('list.unpaid', { count, amount }),
    ),
    counted(charged, (count, amount) =>
      amount === undefined ? t('list.chargedUnsummed', { count }) : t('list.charged', { count, amount }),
    ),
    counted(collected, (count, amount) =>
      amount === undefined ? t('list.collectedUnsummed', { count }) : t('list.collected', { count, amount }),
    ),
  ];
  const open = parts.filter(Boolean).join(' ');
  // The service may name states that the console does not know.
  const isPaid = data.every(({ paymentState }) => paymentState === 'Paid');
  return open || (isPaid ? t('list.allPaid') : undefined);
}

function useColumns(): readonly ListColumn<BilledInvoice>[] {
  const { t } = useTranslation('invoices');
  const { money, month } = useBillingFormats();
  const methodOf = usePaymentMethod();
  return useMemo(
    () => [
      {
        id: 'invoiceNumber',
        header: t('field.invoiceNumber'),
        cell: ({ id, invoiceNumber }) => (
          <NameCell icon={InvoicesIcon} rowId={id} to={invoicesPaths.details(id)}>
            {/* Broken at a hyphen, it reads like two. */}
            <Text as="span" truncate>
              {invoiceNumber}
            </Text>
          </NameCell>
        ),
        lead: true,
        sortable: true,
        width: '24%',
      },
      {
        id: 'billingMonth',
        header: t('field.billingMonth'),
        cell: ({ billingMonth }) => month(billingMonth),
        sortable: true,
        width: '152px',
      },
      {
        id: 'totalAmount',
        header: t('field.totalAmount'),
        cell: ({ totalAmount }) => (totalAmount === null ? '' : money(totalAmount)),
        sortable: true,
        align: 'end',
        width: '120px',
        card: 'fact',
      },
      {
        id: 'paymentState',
        header: t('field.paymentState'),
        cell: ({ paymentState }) => <PaymentState state={paymentState} />,
        sortable: true,
        width: '140px',
        card: 'badge',
      },
      {
        id: 'dueDate',
        header: t('field.dueDate'),
        cell: ({ dueDate }) => <DueDate dueDate={dueDate} />,
        sortable: true,
        width: '128px',
        card: 'fact',
      },
      {
        id: 'paymentMethod',
        header: t('field.paymentMethod'),
        cell: ({ paymentMethod }) => <Quiet onCard>{methodOf(paymentMethod)}</Quiet>,
        sortable: true,
        width: '132px',
      },
    ],
    [t, money, month, methodOf],
  );
}

function useFilters({
  state = [],
  year = [],
}: Partial<Record<'state' | 'year', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation('invoices');
  const stateOf = usePaymentStateWords();
  const { data = [] } = useQuery({ ...invoicesQueries.all(), enabled: false });
  const years = new Set([...data.map(({ billingMonth }) => String(billingMonth.year)), ...year]);
  return [
    {
      id: 'state',
      label: t('field.paymentState'),
      kind: 'one',
      values: state,
      options: INVOICE_PAYMENT_STATES.map((value) => ({ value, label: stateOf(value) })),
    },
    {
      id: 'year',
      label: t('field.year'),
      kind: 'one',
      values: year,
      options: [...years]
        .toSorted()
        .toReversed()
        .map((value) => ({ value, label: value })),
    },
  ];
}

/** For bookkeeping: months and days as machines write them, amounts as figures of euro. */
function useCsv() {
  const { t } = useTranslation('invoices');
  const { number } = useFormats();
  const stateOf = usePaymentStateWords();
  const methodOf = usePaymentMethod();
  return {
    columns: [
      { header: t('field.invoiceNumber'), text: ({ invoiceNumber }: BilledInvoice) => invoiceNumber },
      {
        header: t('field.billingMonth'),
        text: ({ billingMonth: { year, month } }: BilledInvoice) =>
          `${year}-${String(month).padStart(2, '0')}`,
      },
      {
        header: t('field.euro'),
        text: ({ totalAmount }: BilledInvoice) => (totalAmount === null ? '' : number(totalAmount)),
      },
      { header: t('field.paymentState'), text: ({ paymentState }: BilledInvoice) => stateOf(paymentState) },
      { header: t('field.dueDate'), text: ({ dueDate }: BilledInvoice) => dueDate },
      {
        header: t('field.paymentMethod'),
        text: ({ paymentMethod }: BilledInvoice) => methodOf(paymentMethod),
      },
    ],
  };
}
