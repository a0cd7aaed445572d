import { Page, Split } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { LoaderFunction } from 'react-router';
import { backgroundJobsQueries } from '#queries/background-jobs.ts';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { servicesOf } from '#shared/runtime/services.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { attentionOf } from './dashboard-figures.ts';
import { oldestOf, valueOf } from './figure.ts';
import { AttentionCard } from './parts/AttentionCard.tsx';
import { ConsentSteps } from './parts/ConsentSteps.tsx';
import { FigureTiles } from './parts/FigureTiles.tsx';
import { JobsCard } from './parts/JobsCard.tsx';
import { ServiceLine } from './parts/ServiceLine.tsx';
import { StateHeader } from './parts/StateHeader.tsx';
import { StorageCard } from './parts/StorageCard.tsx';
import { useHeadline } from './parts/use-headline.ts';
import { outlookOf } from '#entities/consumptions/storage-outlook.ts';
import { dashboardReads, failureOf, isWaiting, useDashboard } from './use-dashboard.ts';
import { useNow } from '#shared/loading/use-now.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  void queryClient.query(tenantSubscriptionsQueries.current()).catch(() => undefined);
  void queryClient.query(cloudConnectorQueries.status()).catch(() => undefined);
  void queryClient.query(consumptionsQueries.currentUsage()).catch(() => undefined);
  void queryClient.query(consumptionsQueries.overview()).catch(() => undefined);
  void queryClient.query(consumptionsQueries.userCount()).catch(() => undefined);
  void queryClient.query(consumptionsQueries.averagePerDay()).catch(() => undefined);
  void queryClient.query(backgroundJobsQueries.active()).catch(() => undefined);
  return null;
};

/** How the archive stands: a sentence, four figures, one picture, what needs attention, what is running. */
export function DashboardScreen() {
  const now = useNow();
  const dashboard = useDashboard(now);
  const days = valueOf(dashboard.history);
  const limit = valueOf(dashboard.limit);
  const outlook = useMemo(() => (days === undefined ? undefined : outlookOf(days, limit)), [days, limit]);
  const matters = attentionOf({
    used: valueOf(dashboard.storage),
    limit,
    users: valueOf(dashboard.users),
    licensed: valueOf(dashboard.licensed),
  });
  const { storage, limit: size, users, licensed, mails, average } = dashboard;
  const asOf = oldestOf([mails, storage, size, users, licensed, average]);
  const failure = failureOf(dashboard);
  const queryClient = useQueryClient();
  const stopWaiting = () => {
    for (const queryKey of dashboardReads(now)) void queryClient.cancelQueries({ queryKey });
  };
  const storageCard = useRef<HTMLElement>(null);
  const attentionCard = useRef<HTMLElement>(null);
  const headline = useHeadline(dashboard, now);
  const isBeforeConsent = headline?.matter?.kind === 'consent';
  const header = (
    <StateHeader
      headline={headline}
      hasFailed={failure !== undefined}
      matters={isBeforeConsent ? 0 : matters.length}
      onShowMatters={() => show(attentionCard.current)}
      asOf={asOf}
    />
  );
  if (failure !== undefined) {
    return (
      <Page>
        {header}
        <LoadFailed error={failure.error} onRetry={failure.retry} titleLevel={2} />
      </Page>
    );
  }
  if (isBeforeConsent) {
    return (
      <Page>
        {header}
        <ConsentSteps />
        <ServiceLine service={dashboard.service} />
      </Page>
    );
  }
  const unread = size.state === 'failed' ? size : undefined;
  const chart = (
    <StorageCard
      ref={storageCard}
      history={dashboard.history}
      limit={limit}
      outlook={outlook}
      pageAsOf={asOf}
    />
  );
  return (
    <Page>
      {header}
      <SlowNotice waiting={isWaiting(dashboard)} onStop={stopWaiting} />
      <FigureTiles dashboard={dashboard} pageAsOf={asOf} now={now} />
      {matters.length === 0 && unread === undefined ? (
        chart
      ) : (
        <Split
          sideFirst
          sideWidth="wide"
          side={
            <AttentionCard
              ref={attentionCard}
              matters={matters}
              unread={unread}
              onShowStorage={() => show(storageCard.current)}
            />
          }
        >
          {chart}
        </Split>
      )}
      <JobsCard jobs={dashboard.jobs} pageAsOf={asOf} now={now} />
      <ServiceLine service={dashboard.service} />
    </Page>
  );
}

function show(card: HTMLElement | null): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
