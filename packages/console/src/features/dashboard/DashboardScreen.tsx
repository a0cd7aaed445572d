import { Page, Split } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoaderFunction } from 'react-router';
import { backgroundJobsQueries } from '#queries/background-jobs.ts';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { whenPageIsIdle } from '#shared/loading/when-idle.ts';
import { servicesOf, useServices } from '#shared/runtime/services.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { mapFigure, oldestOf, valueOf } from './figure.ts';
import { AttentionCard } from './parts/AttentionCard.tsx';
import { ConsentSteps } from './parts/ConsentSteps.tsx';
import { FigureTiles } from './parts/FigureTiles.tsx';
import { JobsCard } from './parts/JobsCard.tsx';
import { ServiceLine } from './parts/ServiceLine.tsx';
import { SinceNote } from './parts/SinceNote.tsx';
import { StateHeader } from './parts/StateHeader.tsx';
import { StorageCard } from './parts/StorageCard.tsx';
import { useHeadline } from './parts/use-headline.ts';
import { useLatePart } from './parts/use-late-part.ts';
import { useAttention } from './use-attention.ts';
import { useFirstRun } from './use-first-run.ts';
import { useLastLook } from './use-last-look.ts';
import { outlookOf } from '#entities/consumptions/storage-outlook.ts';
import { type Dashboard, dashboardReads, failureOf, isWaiting, useDashboard } from './use-dashboard.ts';
import { useNow } from '#shared/loading/use-now.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    queryClient.query(tenantSubscriptionsQueries.current()),
    queryClient.query(cloudConnectorQueries.status()),
    queryClient.query(consumptionsQueries.currentUsage()),
    queryClient.query(consumptionsQueries.overview()),
    queryClient.query(tenantBalancesQueries.current()),
    queryClient.query(consumptionsQueries.userCount()),
    queryClient.query(consumptionsQueries.averagePerDay()),
    queryClient.query(backgroundJobsQueries.active()),
  );
};

async function loadLateParts(words: i18n) {
  const [{ lateParts }] = await Promise.all([import('./parts/late-parts.ts'), ensureWords(words, 'objects')]);
  return lateParts;
}

/** How the archive stands: a sentence, four figures, one picture, what needs attention, what is running. */
export function DashboardScreen() {
  const now = useNow();
  const dashboard = useDashboard(now);
  const days = valueOf(dashboard.history);
  const limit = valueOf(dashboard.limit);
  const outlook = useMemo(() => (days === undefined ? undefined : outlookOf(days, limit)), [days, limit]);
  const { storage, limit: size, users, licensed, mails, average } = dashboard;
  const asOf = oldestOf([mails, storage, size, users, licensed, average]);
  const failure = failureOf(dashboard);
  const headline = useHeadline(dashboard, now);
  const isBeforeConsent = headline?.matter?.kind === 'consent';
  const isTurn = useIsIdle() && failure === undefined && !isBeforeConsent;
  const { firstRun, putAway } = useFirstRunUntilPutAway(dashboard, isTurn);
  const attention = useAttention(dashboard, {
    headlineMatter: headline?.matter,
    isTurn,
    hasFirstRun: firstRun.steps.length > 0,
    now,
  });
  const { undated, pressing, dates } = attention;
  const late = useLatePart(loadLateParts, isTurn);
  const since = useLastLook(dashboard, isTurn);
  const queryClient = useQueryClient();
  const stopWaiting = () => {
    for (const queryKey of dashboardReads(now)) void queryClient.cancelQueries({ queryKey });
  };
  const storageCard = useRef<HTMLElement>(null);
  const attentionCard = useRef<HTMLElement>(null);
  const header = (
    <StateHeader
      headline={headline}
      hasFailed={failure !== undefined}
      matters={isBeforeConsent || attention.isPending ? 0 : undated.length + pressing.length}
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
  return (
    <Page>
      {header}
      <SlowNotice waiting={isWaiting(dashboard)} onStop={stopWaiting} />
      {since && <SinceNote since={since} />}
      <FigureTiles dashboard={dashboard} pageAsOf={asOf} now={now} />
      <Split
        sideFirst
        sideWidth="wide"
        side={
          <AttentionCard
            ref={attentionCard}
            attention={attention}
            list={mapFigure(late, ({ AttentionList }) => AttentionList)}
            pageAsOf={asOf}
            now={now}
            onShowStorage={() => show(storageCard.current)}
          />
        }
      >
        <StorageCard
          ref={storageCard}
          history={dashboard.history}
          limit={limit}
          outlook={outlook}
          pageAsOf={asOf}
          now={now}
        />
        {firstRun.steps.length > 0 && late.state === 'ready' && (
          <late.value.FirstRunCard
            firstRun={firstRun}
            onPutAway={() => {
              putAway();
              attentionCard.current?.focus({ preventScroll: true });
            }}
          />
        )}
        {late.state === 'ready' && dates.length > 0 && (
          <late.value.DatesCard attention={attention} now={now} />
        )}
        <JobsCard
          jobs={dashboard.jobs}
          isMicrosoft={valueOf(dashboard.tenant)?.tenantType === 'Microsoft365'}
          pageAsOf={asOf}
          now={now}
        />
      </Split>
      <ServiceLine service={dashboard.service} />
    </Page>
  );
}

/** Whether the page has read what it shows first: what else it reads does not compete with that. */
function useIsIdle(): boolean {
  const queryClient = useQueryClient();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenPageIsIdle(queryClient, () => setIdle(true)), [queryClient]);
  return isIdle;
}

function useFirstRunUntilPutAway(dashboard: Dashboard, isTurn: boolean) {
  const { storage } = useServices();
  const [isPutAway, setPutAway] = useState(() => storage.read('firstRunPutAway') !== undefined);
  const firstRun = useFirstRun(dashboard, isTurn && !isPutAway);
  const putAway = () => {
    storage.write('firstRunPutAway', 'yes');
    setPutAway(true);
  };
  return { firstRun: isPutAway ? { ...firstRun, steps: [] } : firstRun, putAway };
}

function show(card: HTMLElement | null): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
