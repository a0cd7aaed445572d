import type { Article, Coupon, Subscription } from '@archive-console/api-client';
import {
  Button,
  Card,
  type Definition,
  DefinitionList,
  formatList,
  SaveBar,
  Skeleton,
  Split,
  Stack,
  Text,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useMandateName } from '#entities/payments/use-mandate-name.ts';
import { useCreditWords } from '#entities/coupons/use-credit-words.ts';
import { isToActivate, monthlyUsers } from '#entities/tenant-subscriptions/plan-facts.ts';
import { usePackageSize } from '../use-package-size.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import type { PlanChoice } from '../plan-choice.ts';
import { amountsFrom, differencesFrom } from '../price-steps.ts';
import { useDifferenceWords } from '../use-difference-words.ts';
import type { Payer } from '../use-payer.ts';
import type { PlanPrice } from '../use-plan-price.ts';
import type { PlanWrite } from '../use-plan-write.ts';
import { PriceByMonth } from './PriceByMonth.tsx';
import { PriceRead } from './PriceRead.tsx';

interface ReviewCardProps {
  plan: Subscription | null;
  choice: PlanChoice;
  chosen: Article;
  users: number;
  /** What is chosen would cost. */
  price: PlanPrice;
  /** What the plan costs that holds now. */
  priceNow: PlanPrice;
  coupon: Coupon | undefined;
  payer: Payer;
  write: PlanWrite;
  onBack: () => void;
}

/** What will hold from now on, what it costs and what is charged: the last look before it is sent. */
export function ReviewCard({
  plan,
  choice,
  chosen,
  users,
  price,
  priceNow,
  coupon,
  payer,
  write,
  onBack,
}: ReviewCardProps) {
  const { t, i18n } = useTranslation(['tenant-subscriptions', 'objects']);
  const formats = useFormats();
  const { money, month } = useBillingFormats();
  const differenceWords = useDifferenceWords();
  const credits = useCreditWords();
  const mandateName = useMandateName();
  const activates = isToActivate(plan);
  const sizeOf = usePackageSize();
  const months = price.state === 'known' ? price.months : [];
  const after = amountsFrom(months);
  const whyNot = price.state === 'known' ? undefined : t('edit.whyNot.noPrice');
  const becomes = (from: string | undefined, to: string) =>
    activates || from === undefined || from === to ? to : t('objects:form.changes.change', { from, to });
  const eiv = (isOn: boolean) => (isOn ? t('plan.on') : t('plan.off'));
  const items: Definition[] = [
    {
      term: t('plan.users'),
      description: becomes(
        typeof plan?.standardUsers === 'number' ? formats.number(plan.standardUsers) : undefined,
        formats.number(choice.standardUsers),
      ),
    },
    {
      term: t('edit.topUpUsers'),
      description: becomes(
        plan === null ? undefined : formats.number(monthlyUsers(users, plan.standardUsers ?? 0)),
        formats.number(monthlyUsers(users, choice.standardUsers)),
      ),
    },
    {
      term: t('plan.storage'),
      description: becomes(sizeOf(plan?.storage), sizeOf(chosen.balanceQuantity) ?? chosen.name),
    },
    {
      term: t('plan.eiv'),
      description: becomes(plan === null ? undefined : eiv(plan.featureEiv ?? false), eiv(choice.featureEiv)),
    },
    ...(coupon
      ? [{ term: t('coupon.title'), description: `${coupon.couponCode}: ${credits.all(coupon)}` }]
      : []),
    ...priceItems(),
    ...(payer.charged ? [{ term: t('payer.mandate'), description: mandateName(payer.charged) }] : []),
  ];
  const sent = {
    standardUsers: choice.standardUsers,
    storage: chosen.balanceQuantity ?? 0,
    featureEiv: choice.featureEiv,
  };
  return (
    <Split
      sideWidth="wide"
      side={
        <Card title={t('price.title')}>
          <PriceRead price={price}>{(known) => <PriceByMonth months={known} />}</PriceRead>
        </Card>
      }
    >
      <Card
        title={t('review.title')}
        padding="roomy"
        footer={
          <SaveBar note={whyNot ?? priceNote()}>
            <Button disabledReason={write.isRunning ? t('review.sending') : undefined} onClick={onBack}>
              {t('review.back')}
            </Button>
            <Button
              design="primary"
              busy={write.isRunning}
              disabledReason={whyNot}
              onClick={() => (activates ? write.activate(sent, coupon?.couponCode) : write.update(sent))}
            >
              {activates ? t('review.activate') : t('review.update')}
            </Button>
          </SaveBar>
        }
      >
        <Stack gap={16}>
          <SlowNotice waiting={write.isRunning} />
          {write.refusal !== undefined && <RefusalBanner error={write.refusal} />}
          <DefinitionList items={items} />
          {choice.featureEiv !== (plan?.featureEiv ?? false) && (
            <Text tone="warning">{t('edit.eivUnpriced')}</Text>
          )}
        </Stack>
      </Card>
    </Split>
  );

  /** What a month costs before and after, and the difference: each amount with the month from which it holds. */
  function priceItems(): Definition[] {
    if (price.state !== 'known') return [{ term: t('price.title'), description: <Skeleton width="40%" /> }];
    if (after.every(({ euro }) => euro === undefined)) return [];
    const later = after.map(({ from, euro }) => ({
      term: t('review.priceFrom', { month: month(from) }),
      description: euro === undefined ? t('review.unread') : money(euro),
    }));
    if (priceNow.state === 'no-package') return later;
    const term = t('review.priceNow');
    if (priceNow.state === 'pending') return [{ term, description: <Skeleton width="40%" /> }, ...later];
    const monthsNow = priceNow.state === 'known' ? priceNow.months : [];
    const [before, ...changed] = amountsFrom(monthsNow);
    if (before?.euro === undefined) return [{ term, description: t('review.unread') }, ...later];
    const differences = differencesFrom(months, monthsNow);
    return [
      { term, description: money(before.euro) },
      ...changed.map(({ from, euro }) => ({
        term: t('review.priceNowFrom', { month: month(from) }),
        description: euro === undefined ? t('review.unread') : money(euro),
      })),
      ...later,
      ...differences.map(({ from, euro }) => ({
        term:
          differences.length === 1
            ? t('comparison.difference')
            : t('review.differenceFrom', { month: month(from) }),
        description: euro === undefined ? t('review.unread') : differenceWords(euro),
      })),
    ];
  }

  /** Every price to come, beside the button that agrees to it. */
  function priceNote(): string | undefined {
    const [first, ...changed] = after.flatMap(({ from, euro }) =>
      euro === undefined ? [] : [{ price: money(euro), month: month(from) }],
    );
    if (first === undefined) return undefined;
    const prices = [t('review.note', first), ...changed.map((change) => t('review.noteFrom', change))];
    return formatList(prices, i18n.language);
  }
}
