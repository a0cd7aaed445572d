import type { Article } from '@archive-console/api-client';
import { Card, Grid, NumberField, RadioCards, Split, Stack, Switch, Text } from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { monthlyUsers } from '#entities/tenant-subscriptions/plan-facts.ts';
import { usePackageSize } from '../use-package-size.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useBillingFormats } from '#shared/i18n/billing-formats.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { useServices } from '#shared/runtime/services.ts';
import {
  breakEvenMonths,
  changedChoice,
  firstChoice,
  freeBytes,
  MOST_USERS,
  obstacleOf,
  readChoice,
  reservable,
} from '../plan-choice.ts';
import { useAppliedCoupon, useCouponRecheck } from '../use-applied-coupon.ts';
import { usePayer } from '../use-payer.ts';
import { usePlanPrice } from '../use-plan-price.ts';
import type { PlanFacts } from '../use-plan-facts.ts';
import type { PlanWrite } from '../use-plan-write.ts';
import { CouponCard } from './CouponCard.tsx';
import { PayerCard } from './PayerCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const NOTHING = { standardUsers: 0, storagePackageId: '' };

interface PlanEditorProps {
  facts: PlanFacts;
  write: PlanWrite;
}

/** Users and storage to choose, with the price of exactly that; then a review before anything is sent. */
export function PlanEditor({ facts, write }: PlanEditorProps) {
  const { t, i18n } = useTranslation('tenant-subscriptions');
  const formats = useFormats();
  const sizeOf = usePackageSize();
  const { money } = useBillingFormats();
  const { storage } = useServices();
  const [params] = useSearchParams();
  const changeAddress = useAddressChange();
  const { plan, packages, users, usedBytes, activates } = facts;
  const [choice, setChoice] = useState(() =>
    firstChoice(readChoice(storage.read('subscriptionSelection')), facts),
  );
  const isSent = write.isRunning || write.isOver();
  const coupon = useAppliedCoupon({ isSent, typedBefore: choice.typedCoupon });
  const { toKeep: typedCoupon } = coupon;
  useEffect(() => {
    if (!write.isOver()) storage.write('subscriptionSelection', JSON.stringify({ ...choice, typedCoupon }));
  }, [choice, typedCoupon, storage, write]);
  const code = activates ? coupon.applied?.couponCode : undefined;
  const price = usePlanPrice(choice, code, { isSent });
  useCouponRecheck(coupon, price);
  // A trial has nothing that a price could be compared with.
  const priceNow = usePlanPrice(activates ? NOTHING : firstChoice(undefined, facts), undefined, { isSent });
  const payer = usePayer(activates);
  const obstacle = obstacleOf(choice, { plan, packages, usedBytes });
  const breakEven = price.state === 'known' ? breakEvenMonths(price.months[0]) : undefined;
  const chosen = packages.find(({ id }) => id === choice.storagePackageId);
  // Users come and go while the choice stands.
  const monthly = monthlyUsers(users, choice.standardUsers);
  const change = (given: Parameters<typeof changedChoice>[1]) => {
    write.forget();
    setChoice((before) => changedChoice(before, given, users));
  };
  const isReady =
    obstacle === undefined &&
    (price.state === 'known' || price.state === 'pending') &&
    payer.missing.length === 0 &&
    payer.unread === undefined &&
    !coupon.isUnapplied &&
    !coupon.isChecking;
  const step = (name: 'review' | undefined) =>
    changeAddress((search) => {
      if (name === undefined) search.delete('step');
      else search.set('step', name);
      return { search };
    });

  // A coupon that no longer counts is said where it was applied, before anything is sent at another price.
  const isReviewed = params.get('step') === 'review' && coupon.refusal === undefined;
  if (isReviewed && isReady && chosen !== undefined)
    return (
      <ReviewCard
        {...{ plan, users, choice, chosen, price, priceNow, payer, write }}
        coupon={activates ? coupon.applied : undefined}
        onBack={() => {
          write.forget();
          step(undefined);
        }}
      />
    );

  return (
    <Split sideWidth="wide" side={<PriceCard price={price} whyNot={whyNot()} onReview={goOn} />}>
      <Stack gap={12}>
        {/* The review may be left before the answer comes. A coupon that ended says so itself. */}
        {write.refusal !== undefined && coupon.refusal === undefined && (
          <RefusalBanner error={write.refusal} />
        )}
        <Card title={t('edit.users')} padding="roomy">
          <Grid columns={2} gap={16}>
            <NumberField
              label={t('edit.standardUsers')}
              value={choice.standardUsers}
              onChange={(value) => change({ standardUsers: reservable(value) })}
              min={0}
              max={MOST_USERS}
              locale={i18n.language}
              unit={t('edit.usersUnit')}
              stepper={{ increase: t('edit.oneMore'), decrease: t('edit.oneLess') }}
            />
            <Stack gap={4}>
              <Text tone="muted">{t('edit.usersNow', { count: users })}</Text>
              <Text role="status">
                {monthly === 0 ? t('edit.noneMonthly') : t('edit.monthly', { count: monthly })}
              </Text>
              {breakEven !== undefined && (
                <Text size="small" tone="muted">
                  {t('edit.breakEven', { count: breakEven })}
                </Text>
              )}
            </Stack>
          </Grid>
        </Card>
        <Card title={t('edit.storage')} padding="roomy">
          <RadioCards
            label={t('edit.package')}
            columns={2}
            value={choice.storagePackageId}
            onChange={(storagePackageId) => change({ storagePackageId })}
            {...(obstacle === 'too-small' && { error: t('edit.tooSmall') })}
            options={packages.map((article) => ({
              value: article.id,
              title: sizeOf(article.balanceQuantity) ?? article.name,
              ...(article.pricePerUnit !== null && {
                aside: t('edit.aMonth', { price: money(article.pricePerUnit) }),
              }),
              ...roomOf(article),
            }))}
          />
        </Card>
        <Card padding="roomy">
          <Switch
            label={t('plan.eiv')}
            description={eivText()}
            checked={choice.featureEiv}
            onChange={(featureEiv) => change({ featureEiv })}
          />
        </Card>
        {activates && <CouponCard coupon={coupon} />}
        <PayerCard payer={payer} isToActivate={activates} />
      </Stack>
    </Split>
  );

  function goOn(): void {
    write.forget();
    coupon.setAside();
    step('review');
  }

  /** What a package would still have room for; of one that is too small, why it cannot be chosen. */
  function roomOf(article: Article): { text?: string; disabledReason?: string } {
    const free = freeBytes(article, usedBytes);
    if (free === undefined) return {};
    if (free >= 0) return { text: t('edit.free', { size: formats.bytes(free) }) };
    // What is chosen stays chosen: below the packages stands what is wrong with it.
    const used = t('edit.used', { size: formats.bytes(usedBytes ?? 0) });
    return article.id === choice.storagePackageId ? { text: used } : { disabledReason: used };
  }

  function eivText(): string {
    const isUnpriced = choice.featureEiv !== (plan?.featureEiv ?? false);
    return isUnpriced ? `${t('plan.eivText')} ${t('edit.eivUnpriced')}` : t('plan.eivText');
  }

  function whyNot(): string | undefined {
    if (obstacle === 'no-package') return t('edit.whyNot.noPackage');
    if (obstacle === 'too-small') return t('edit.whyNot.tooSmall');
    if (obstacle === 'unchanged') return t('edit.whyNot.unchanged');
    if (coupon.isUnapplied) return t('edit.whyNot.coupon');
    if (price.state !== 'known' || coupon.isChecking) return t('edit.whyNot.noPrice');
    if (payer.missing.includes('address')) return t('edit.whyNot.address');
    if (payer.missing.includes('contact')) return t('edit.whyNot.contact');
    if (payer.missing.includes('mandate'))
      return payer.choices.length > 0 ? t('edit.whyNot.mandateUnchosen') : t('edit.whyNot.mandate');
    if (payer.unread === 'address') return t('edit.whyNot.addressUnread');
    if (payer.unread === 'contact') return t('edit.whyNot.contactUnread');
    return payer.unread === 'mandate' ? t('edit.whyNot.mandateUnread') : undefined;
  }
}
