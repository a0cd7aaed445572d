import type { Article, MonthlyBilling } from '@archive-console/api-client';
import {
  Button,
  Card,
  CloseIcon,
  DefinitionList,
  formatList,
  IconButton,
  NumberField,
  Select,
  Stack,
  TextField,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { euroDifference, euroSum } from '#entities/articles/euro-sums.ts';
import { useArticleName } from '#entities/articles/use-article-name.ts';
import { usePeriodName } from '#entities/articles/use-item-words.ts';
import { monthlyUsers } from '#entities/tenant-subscriptions/plan-facts.ts';
import { usePackageSize } from '../use-package-size.ts';
import { priceSteps } from '../price-steps.ts';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { isTooSmall, MOST_USERS, type PricedChoice, reservable } from '../plan-choice.ts';
import { useDifferenceWords } from '../use-difference-words.ts';
import type { PlanFacts } from '../use-plan-facts.ts';
import { type PlanPrice, usePlanPrice } from '../use-plan-price.ts';
import { EndedCoupons } from './PriceByMonth.tsx';
import { PriceRead } from './PriceRead.tsx';

interface ComparedPlanProps {
  title: string;
  plan: PricedChoice;
  facts: PlanFacts;
  /** The code of a coupon that counts with an activation. */
  coupon: string | undefined;
  /** The price of what it is compared with. */
  basePrice: PlanPrice;
  /** Left out: it is what the others are compared with. */
  onChange?: (change: Partial<PricedChoice>) => void;
  onRemove?: () => void;
  /** Goes on with it, and what the button for that is called. */
  take: { label: string; run: () => void };
}

const sumOf = (months: readonly MonthlyBilling[]) => euroSum(months.map(({ totalPrice }) => totalPrice));

/** One plan of a comparison: what it is, what it costs, and what it costs more or less. */
export function ComparedPlan(props: ComparedPlanProps) {
  const { title, plan, facts, coupon, basePrice, onChange, onRemove, take } = props;
  const { t, i18n } = useTranslation(['tenant-subscriptions', 'objects']);
  const articleOf = useArticleName();
  const periodOf = usePeriodName();
  const formats = useFormats();
  const { money, month } = useBillingFormats();
  const price = usePlanPrice(plan, coupon);
  const differenceWords = useDifferenceWords();
  const chosen = facts.packages.find(({ id }) => id === plan.storagePackageId);
  const sizeOf = usePackageSize();
  const packageOf = (article: Article) => sizeOf(article.balanceQuantity) ?? article.name;
  return (
    <Card
      title={title}
      actions={
        onRemove && (
          <IconButton
            size="sm"
            icon={CloseIcon}
            label={t('comparison.remove', { name: title })}
            onClick={onRemove}
          />
        )
      }
      footer={<Button onClick={take.run}>{take.label}</Button>}
    >
      <Stack gap={16}>
        <Stack gap={12}>
          <NumberField
            label={t('plan.users')}
            value={plan.standardUsers}
            readOnly={onChange === undefined}
            onChange={(value) => onChange?.({ standardUsers: reservable(value) })}
            min={0}
            max={MOST_USERS}
            locale={i18n.language}
          />
          {onChange === undefined ? (
            <TextField
              label={t('plan.storage')}
              value={chosen === undefined ? '' : packageOf(chosen)}
              readOnly
            />
          ) : (
            <Select
              label={t('plan.storage')}
              value={plan.storagePackageId}
              onChange={({ target }) => onChange({ storagePackageId: target.value })}
              options={facts.packages.map((article) => ({
                value: article.id,
                label: packageOf(article),
                ...(isTooSmall(article, facts.usedBytes) && { disabledReason: t('comparison.tooSmall') }),
              }))}
            />
          )}
        </Stack>
        <PriceRead price={price}>
          {(months) => <DefinitionList layout="stacked" items={factsOf(months)} />}
        </PriceRead>
      </Stack>
    </Card>
  );

  function factsOf(months: readonly MonthlyBilling[]) {
    const [first, ...later] = priceSteps(months);
    if (first === undefined) return [{ term: t('price.title'), description: t('price.none') }];
    const sum = sumOf(months);
    const difference = basePrice.state === 'known' ? euroDifference(sum, sumOf(basePrice.months)) : undefined;
    return [
      {
        term: t('edit.topUpUsers'),
        description: formats.number(monthlyUsers(facts.users, plan.standardUsers)),
      },
      ...reservationsOf(first.billing),
      ...priceOf(month(first.from), first.billing.totalPrice),
      ...later.flatMap(({ from, billing, ended }) =>
        priceOf(t('comparison.from', { month: month(from) }), billing.totalPrice, ended),
      ),
      ...priceOf(t('comparison.sum', { count: months.length }), sum),
      ...(difference === undefined
        ? []
        : [
            {
              term: t('comparison.difference'),
              description: onChange ? differenceWords(difference) : t('comparison.basis'),
            },
          ]),
    ];
  }

  /** What is reserved for how long, as far as the service says it. */
  function reservationsOf({ items }: MonthlyBilling) {
    const reserved = (items ?? []).filter(({ reservationPeriod }) => reservationPeriod !== '');
    const periods = new Set(reserved.map(({ reservationPeriod }) => reservationPeriod));
    return Array.from(periods, (period) => {
      const articles = reserved.filter(({ reservationPeriod }) => reservationPeriod === period);
      const names = articles.map(({ articleType }) => articleOf(articleType));
      return {
        term: t('objects:bill.reserved', { period: periodOf(period) }),
        description: formatList(names, i18n.language, 'unit'),
      };
    });
  }

  /** What the service does not price is left out. */
  function priceOf(term: string, euro: number | null | undefined, ended: readonly string[] = []) {
    if (typeof euro !== 'number') return [];
    const description = (
      <>
        {money(euro)}
        <EndedCoupons ended={ended} />
      </>
    );
    return [{ term, description }];
  }
}
