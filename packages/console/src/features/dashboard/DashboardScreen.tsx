import { Page, Split } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { LoaderFunction } from 'react-router';
import { backgroundJobsQueries } from '#queries/background-jobs.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { servicesOf } from '#shared/runtime/services.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { attentionOf } from './dashboard-figures.ts';
import { oldestOf, valueOf } from './figure.ts';
import { AttentionCard } from './parts/AttentionCard.tsx';
import { FigureTiles } from './parts/FigureTiles.tsx';
import { JobsCard } from './parts/JobsCard.tsx';
import { ServiceLine } from './parts/ServiceLine.tsx';
import { StateHeader } from './parts/StateHeader.tsx';
import { StorageCard } from './parts/StorageCard.tsx';
import { outlookOf } from './storage-outlook.ts';
import { dashboardReads, failureOf, isWaiting, useDashboard } from './use-dashboard.ts';
import { useNow } from './use-now.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
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
  const showStorage = () => {
    storageCard.current?.focus({ preventScroll: true });
    storageCard.current?.scrollIntoView({ block: 'nearest' });
  };
  const header = (
    <StateHeader
      dashboard={dashboard}
      hasFailed={failure !== undefined}
      matters={matters.length}
      asOf={asOf}
      now={now}
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
      <FigureTiles dashboard={dashboard} outlook={outlook} pageAsOf={asOf} now={now} />
      {matters.length === 0 ? (
        chart
      ) : (
        <Split
          stretch
          sideFirst
          sideWidth="wide"
          side={<AttentionCard matters={matters} outlook={outlook} onShowStorage={showStorage} />}
        >
          {chart}
        </Split>
      )}
      <JobsCard jobs={dashboard.jobs} pageAsOf={asOf} now={now} />
      <ServiceLine service={dashboard.service} />
    </Page>
  );
}
