import type { MonthlyBilling } from '@archive-console/api-client';
import { formatList, Table, type TableColumn, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { euroDifference } from '#entities/articles/euro-sums.ts';
import { useArticleName } from '#entities/articles/use-article-name.ts';
import { useItemWords, usePeriodName } from '#entities/articles/use-item-words.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { changesOf, compareBills, type ComparedLine, differenceOf } from './bill-changes.ts';

interface Row {
  id: string;
  name: string;
  /** How many, what each costs, and for how long they are reserved. */
  made?: string;
  /** What is different from the month before. */
  change?: string;
  before?: string;
  now?: string;
  difference?: string;
}

interface BillComparisonProps {
  billing: MonthlyBilling;
  before: MonthlyBilling | undefined;
}

/** The lines of a month; beside each what it was the month before, and why it differs. */
export function BillComparison({ billing, before }: BillComparisonProps) {
  const { t } = useTranslation(['invoices', 'objects']);
  const { month } = useBillingFormats();
  const amountText = useAmountText();
  const rowOf = useRow(before !== undefined);
  const signed = useSigned();
  const compared: TableColumn<Row>[] = before
    ? [
        { id: 'before', header: month(before.billingMonth), cell: (row) => row.before, align: 'end' },
        { id: 'difference', header: t('bill.difference'), cell: (row) => row.difference, align: 'end' },
      ]
    : [];
  const isSummed = billing.totalPrice !== null || typeof before?.totalPrice === 'number';
  const totals = isSummed
    ? [
        {
          id: 'sum',
          name: t('objects:bill.sum'),
          now: amountText(billing.totalPrice),
          before: amountText(before?.totalPrice),
          difference: signed(euroDifference(billing.totalPrice, before?.totalPrice)),
        },
      ]
    : [];
  return (
    <Table
      caption={t('bill.caption', { month: month(billing.billingMonth) })}
      captionHidden
      columns={[
        { id: 'name', header: t('objects:bill.line'), cell: nameCell },
        { id: 'now', header: month(billing.billingMonth), cell: ({ now }) => now, align: 'end' },
        ...compared,
      ]}
      rows={compareBills(billing, before).map(rowOf)}
      rowId={({ id }) => id}
      totals={totals}
    />
  );
}

function nameCell({ name, made, change }: Row) {
  return (
    <>
      {name}
      {made && (
        <Text size="small" tone="muted" numeric>
          {made}
        </Text>
      )}
      {change !== undefined && <Text size="small">{change}</Text>}
    </>
  );
}

/** An amount; nothing where there is none, or none is named: that is no zero. */
function useAmountText(): (euro: number | null | undefined) => string {
  const { money } = useBillingFormats();
  return (euro) => (typeof euro === 'number' ? money(euro) : '');
}

/** A difference with its sign; nothing where there is none, or it is not known. */
function useSigned(): (euro: number | undefined) => string {
  const { money } = useBillingFormats();
  return (euro) => (euro === undefined || euro === 0 ? '' : euro > 0 ? `+${money(euro)}` : money(euro));
}

function useRow(isCompared: boolean): (line: ComparedLine) => Row {
  const { t, i18n } = useTranslation(['invoices', 'objects']);
  const { money } = useBillingFormats();
  const { number } = useFormats();
  const nameOf = useArticleName();
  const madeOf = useItemWords();
  const periodOf = usePeriodName();
  const signed = useSigned();
  const amountText = useAmountText();
  return (line) => {
    const { id, articleType, couponCode, now, before } = line;
    const article = nameOf(articleType);
    const changes = isCompared ? changesOf(line).flatMap((change) => wordsOf(change, line)) : [];
    return {
      id,
      name: couponCode === undefined ? article : t('bill.coupon', { code: couponCode, article }),
      ...(now !== undefined && { made: madeOf(now) }),
      ...(changes.length > 0 && { change: formatList(changes, i18n.language, 'unit') }),
      now: amountText(now?.total),
      before: amountText(before?.total),
      difference: signed(differenceOf(line)),
    };
  };

  function wordsOf(
    change: ReturnType<typeof changesOf>[number],
    { now, before, couponCode }: ComparedLine,
  ): string[] {
    if (change === 'new') return [t('bill.change.new')];
    if (change === 'ended')
      return [couponCode === undefined ? t('bill.change.ended') : t('bill.change.spent')];
    if (change === 'article') return [t('bill.change.article')];
    if (change === 'total') return [t('bill.change.total')];
    if (change === 'period') {
      const [later, earlier] = [now, before].map((billed) => periodOf(billed?.reservationPeriod ?? ''));
      return [t('bill.change.period', { now: later, before: earlier })];
    }
    const figures =
      change === 'price'
        ? ([now?.each ?? null, before?.each ?? null] as const)
        : ([now?.count ?? null, before?.count ?? null] as const);
    const [later, earlier] = figures;
    if (later === null || earlier === null) return [];
    return change === 'price'
      ? [t('bill.change.price', { now: money(later), before: money(earlier) })]
      : [t('bill.change.count', { now: number(later), before: number(earlier) })];
  }
}
