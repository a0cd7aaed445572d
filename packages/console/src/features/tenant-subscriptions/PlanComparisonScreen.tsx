import { Button, Grid, Inline, Page, PageHeader, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, useNavigate, useSearchParams } from 'react-router';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { servicesOf, useServices } from '#shared/runtime/services.ts';
import { MOST_COMPARED, plansIn, plansToBeginWith, searchOf } from './compared-plans.ts';
import { ComparedPlan } from './parts/ComparedPlan.tsx';
import { PlanFactsRead } from './parts/PlanFactsRead.tsx';
import { breakEvenMonths, changedChoice, firstChoice, type PricedChoice, readChoice } from './plan-choice.ts';
import { useAppliedCoupon, useCouponRecheck } from './use-applied-coupon.ts';
import { beginPlanFacts, type PlanFacts, usePlanFacts } from './use-plan-facts.ts';
import { usePlanPrice } from './use-plan-price.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(...beginPlanFacts(queryClient), queryClient.query(consumptionsQueries.currentUsage()));
};

/** As many columns as there are plans, by how many others there are: they take the whole width. */
const COLUMNS = [2, 2, 3, 4] as const;

/** What users and storage would cost, beside what they cost now: nothing is changed here. */
export function PlanComparisonScreen() {
  const { t } = useTranslation('tenant-subscriptions');
  const facts = usePlanFacts();
  return (
    <Page>
      <PageHeader title={t('comparison.title')} sentence={t('comparison.sentence')} />
      <PlanFactsRead facts={facts}>
        <Comparison facts={facts} />
      </PlanFactsRead>
    </Page>
  );
}

function Comparison({ facts }: { facts: PlanFacts }) {
  const { t } = useTranslation('tenant-subscriptions');
  const { storage } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const kept = readChoice(storage.read('subscriptionSelection'));
  const begin = plansToBeginWith(kept, facts);
  const plansOf = (address: URLSearchParams) => plansIn(address, facts.packages) ?? begin.others;
  const plans = plansOf(search);
  // A trial is compared with what the coupon of this session gives: an activation takes it along.
  const applied = useAppliedCoupon({ isSent: false });
  const coupon = facts.activates ? applied.applied?.couponCode : undefined;
  const basePrice = usePlanPrice(begin.base, coupon);
  useCouponRecheck(applied, basePrice);
  const breakEven = basePrice.state === 'known' ? breakEvenMonths(basePrice.months[0]) : undefined;
  const show = (change: (plans: readonly PricedChoice[]) => readonly PricedChoice[]) =>
    changeAddress((before) => ({ search: searchOf(change(plansOf(before))), replace: true }));
  return (
    <Stack gap={16}>
      {breakEven !== undefined && <Text tone="muted">{t('edit.breakEven', { count: breakEven })}</Text>}
      {facts.activates && (
        <Text tone="muted">
          {coupon === undefined ? t('comparison.coupons') : t('comparison.coupon', { code: coupon })}
        </Text>
      )}
      <Grid columns={COLUMNS[plans.length] ?? 4} least={240}>
        <ComparedPlan
          title={facts.activates ? t('comparison.suggested') : t('comparison.now')}
          plan={begin.base}
          {...{ facts, coupon, basePrice }}
          take={
            facts.activates
              ? { label: t('comparison.takeSuggested'), run: () => take(begin.base) }
              : { label: t('comparison.keep'), run: keep }
          }
        />
        {plans.map((plan, index) => {
          const title = t('comparison.plan', { number: index + 1 });
          return (
            <ComparedPlan
              key={title}
              {...{ title, plan, facts, coupon, basePrice }}
              onChange={(changed) =>
                show((all) => all.map((one, at) => (at === index ? { ...one, ...changed } : one)))
              }
              {...(plans.length > 1 && { onRemove: () => show((all) => all.toSpliced(index, 1)) })}
              take={{ label: t('comparison.take', { name: title }), run: () => take(plan) }}
            />
          );
        })}
      </Grid>
      {plans.length < MOST_COMPARED && (
        <Inline>
          <Button onClick={() => show((all) => [...all, all.at(-1) ?? begin.base])}>
            {t('comparison.add')}
          </Button>
        </Inline>
      )}
    </Stack>
  );

  /** Nothing is chosen any more. */
  function keep(): void {
    storage.remove('subscriptionSelection');
    void navigate(tenantSubscriptionsPaths.current());
  }

  /** The choice of the session, as the form of the subscription begins with it. */
  function take({ standardUsers, storagePackageId }: PricedChoice): void {
    const choice = changedChoice(firstChoice(kept, facts), { standardUsers, storagePackageId }, facts.users);
    storage.write('subscriptionSelection', JSON.stringify(choice));
    void navigate(tenantSubscriptionsPaths.edit());
  }
}
