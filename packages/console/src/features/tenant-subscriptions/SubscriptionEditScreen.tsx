import { Banner, Page, PageHeader } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, Outlet } from 'react-router';
import { articlesQueries } from '#queries/articles.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { organizationsQueries } from '#queries/organizations.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { plansQueries } from '#queries/tenant-subscriptions-plans.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { LoadingCard } from '#shared/loading/LoadingCard.tsx';
import { LoadState } from '#shared/loading/LoadState.tsx';
import { servicesOf } from '#shared/runtime/services.ts';
import { PartnerCard } from '#entities/tenant-subscriptions/PartnerCard.tsx';
import { PlanEditor } from './parts/PlanEditor.tsx';
import { basisOf, isToActivate } from './plan-choice.ts';
import { usePlanWrite } from './use-plan-write.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    queryClient.query(tenantSubscriptionsQueries.current()),
    queryClient.query(articlesQueries.storagePackages()),
    queryClient.query(consumptionsQueries.userCount()),
    queryClient.query(organizationsQueries.billingAddress()),
    queryClient.query(paymentsQueries.billingContact()),
    queryClient.query(paymentsQueries.mandates()),
  );
};

/** Chooses users and storage, shows what that costs, and activates a trial or changes a paid plan. */
export function SubscriptionEditScreen() {
  const { t } = useTranslation('tenant-subscriptions');
  const current = useQuery(tenantSubscriptionsQueries.current());
  const packages = useQuery(articlesQueries.storagePackages());
  const users = useQuery(consumptionsQueries.userCount());
  const usage = useQuery(consumptionsQueries.currentUsage());
  const plan = current.data === undefined ? undefined : (current.data?.subscription ?? null);
  const activates = plan !== undefined && isToActivate(plan);
  const suggestion = useQuery({ ...plansQueries.suggestion(), enabled: activates });
  const write = usePlanWrite();
  const [first, setFirst] = useState<string>();
  const basis = plan === undefined ? undefined : basisOf(plan);
  // The plan changes under the page by its own write as well: until that has led on, nothing begins anew.
  if (basis !== undefined && first === undefined) setFirst(basis);
  const isChanged = first !== undefined && basis !== first && !write.isRunning && !write.isOver();
  const partner = current.data?.partner ?? null;
  const needed = [
    { read: current, ...tenantSubscriptionsQueries.current() },
    { read: packages, ...articlesQueries.storagePackages() },
    { read: users, ...consumptionsQueries.userCount() },
    ...(activates ? [{ read: suggestion, ...plansQueries.suggestion() }] : []),
  ];
  const missing = needed.find(({ read }) => read.data === undefined);

  function content() {
    if (partner !== null)
      return (
        <>
          <Banner tone="info" title={t('edit.managed')} />
          <PartnerCard partner={partner} text={t('partner.text')} />
        </>
      );
    if (missing !== undefined)
      return (
        <LoadState
          read={missing.read}
          queryKey={missing.queryKey}
          loading={t('edit.loading')}
          stopped={t('edit.stopped')}
        >
          <LoadingCard />
          <LoadingCard />
        </LoadState>
      );
    return (
      <>
        {isChanged && <Banner tone="warning" role="status" title={t('edit.changedMeanwhile')} />}
        <PlanEditor
          key={isChanged ? basis : first}
          facts={{
            plan: plan ?? null,
            packages: packages.data ?? [],
            suggestion: suggestion.data,
            users: users.data ?? 0,
          }}
          usedBytes={usage.data?.storageUsed ?? undefined}
          write={write}
        />
      </>
    );
  }

  return (
    <Page>
      <PageHeader
        title={activates ? t('edit.activateTitle') : t('edit.title')}
        sentence={activates ? t('edit.activateSentence') : t('edit.sentence')}
      />
      {content()}
      <Outlet />
    </Page>
  );
}
