import type { BillingCredit, BillingItem, MonthlyBilling } from '@archive-console/api-client';
import { Table, type TableColumn, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useArticleName } from './use-article-name.ts';
import { useItemWords } from './use-item-words.ts';

interface BillTableProps {
  billing: MonthlyBilling;
  /** Names the table. */
  caption: string;
}

interface Row {
  id: string;
  name: string;
  /** How many, what each costs, and for how long they are reserved. */
  made?: string;
  /** Empty where the service names no amount: that is no zero. */
  total: string;
}

/** What a month costs, line by line: what is paid for, what coupons take off, what it comes to. */
export function BillTable({ billing, caption }: BillTableProps) {
  const { t } = useTranslation('objects');
  const { money } = useBillingFormats();
  const nameOf = useArticleName();
  const madeOf = useItemWords();
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('bill.line'), cell: nameCell },
    { id: 'total', header: t('bill.total'), cell: ({ total }) => total, align: 'end' },
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={[...(billing.items ?? []).map(item), ...(billing.credits ?? []).map(credit)]}
      rowId={({ id }) => id}
      totals={
        billing.totalPrice === null
          ? []
          : [{ id: 'sum', name: t('bill.sum'), total: money(billing.totalPrice) }]
      }
    />
  );

  function amountText(amount: number | null): string {
    return amount === null ? '' : money(amount);
  }

  function item(billed: BillingItem, place: number): Row {
    const { articleType, articleCount: count, pricePerUnit: each, reservationPeriod, totalPrice } = billed;
    return {
      id: `item ${place}`,
      name: nameOf(articleType),
      made: madeOf({ count, each, reservationPeriod }),
      total: amountText(totalPrice),
    };
  }

  function credit({ couponCode, totalPrice }: BillingCredit, place: number): Row {
    const name = t('bill.credit', { code: couponCode });
    return { id: `credit ${place}`, name, total: amountText(totalPrice) };
  }
}

function nameCell({ name, made }: Row) {
  return (
    <>
      {name}
      {made && (
        <Text size="small" tone="muted" numeric>
          {made}
        </Text>
      )}
    </>
  );
}
