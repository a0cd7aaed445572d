import type { MonthlyBilling } from '@archive-console/api-client';
import { formatList, Stack, Table, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { BillTable } from '#entities/articles/BillTable.tsx';
import { type PriceStep, priceSteps } from '../price-steps.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';

/** What the first month costs, line by line, and what follows where that changes. */
export function PriceByMonth({ months }: { months: readonly MonthlyBilling[] }) {
  const { t } = useTranslation('tenant-subscriptions');
  const { money, month } = useBillingFormats();
  const steps = priceSteps(months);
  const [first, ...later] = steps;
  if (first === undefined) return <Text tone="muted">{t('price.none')}</Text>;
  const last = steps.at(-1) ?? first;
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Text strong>
          {first.billing.totalPrice === null
            ? month(first.from)
            : t('price.first', { month: month(first.from), price: totalOf(first) })}
        </Text>
        <BillTable billing={first.billing} caption={t('price.caption', { month: month(first.from) })} />
      </Stack>
      {later.length === 0 ? (
        <Text tone="muted">{t('price.same', { month: month(last.to) })}</Text>
      ) : (
        <Table
          caption={t('price.steps')}
          columns={[
            { id: 'span', header: t('price.span'), cell: spanText },
            { id: 'price', header: t('price.each'), cell: totalOf, align: 'end' },
          ]}
          rows={steps}
          rowId={({ from }) => `${from.year}-${from.month}`}
        />
      )}
    </Stack>
  );

  function totalOf({ billing: { totalPrice } }: PriceStep): string {
    return totalPrice === null ? '' : money(totalPrice);
  }

  function spanText({ from, to, months: count, ended }: PriceStep) {
    return (
      <>
        {count === 1 ? month(from) : t('price.from', { from: month(from), to: month(to) })}
        <EndedCoupons ended={ended} />
      </>
    );
  }
}

/** Which credits end where a price changes. */
export function EndedCoupons({ ended }: Pick<PriceStep, 'ended'>) {
  const { t, i18n } = useTranslation('tenant-subscriptions');
  if (ended.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {t('price.ended', { count: ended.length, codes: formatList([...ended], i18n.language) })}
    </Text>
  );
}
