import type { Balance, Tenant } from '@archive-console/api-client';
import { tenantsQueries } from '#queries/tenants.ts';
import { microsoft365Queries } from '#queries/tenants-microsoft365.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backgroundJobsQueries } from '#queries/background-jobs.ts';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';
import { consumptionsQueries } from '#queries/consumptions.ts';
import { serviceQueries } from '#queries/service.ts';
import { tenantBalancesQueries } from '#queries/tenant-balances.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { type ContractReads, failedParts } from './contract.ts';
import { packageBytes } from '#entities/consumptions/storage-outlook.ts';
import { type FailedFigure, type Figure, figureOf, NOT_ASKED, type Source, valueOf } from './figure.ts';
import { daysOf, type UsageDay, yearUntil } from '#entities/consumptions/usage-days.ts';

/** Everything the page shows; each read succeeds or fails by itself. */
export type Dashboard = ReturnType<typeof useDashboard>;

/** Reads the page's figures. The history, which is long, is asked for once the first of them is here. */
export function useDashboard(now: Date) {
  const tenant = figureOf(useQuery(tenantsQueries.current()));
  const overview = consumptionsQueries.overview();
  const usage = consumptionsQueries.currentUsage();
  const figures = {
    mails: figureOf(
      nothingYet(useQuery({ ...usage, select: ({ mailTransactions }) => mailTransactions })),
      useQuery({ ...overview, select: ({ mailTransactions }) => mailTransactions }),
    ),
    storage: figureOf(
      nothingYet(useQuery({ ...usage, select: ({ storageUsed }) => storageUsed })),
      useQuery({ ...overview, select: ({ storageUsed }) => storageUsed }),
    ),
    users: figureOf(
      useQuery(consumptionsQueries.userCount()),
      useQuery({ ...overview, select: ({ userCount }) => userCount }),
    ),
    average: figureOf(useQuery(consumptionsQueries.averagePerDay())),
  };
  return {
    ...figures,
    limit: useBalance(packageBytes),
    licensed: useBalance((balance) => balance?.userCount),
    tenant,
    contract: useContract(tenant),
    history: useHistory(now, figures),
    jobs: figureOf(useQuery(backgroundJobsQueries.active())),
    service: useQuery(serviceQueries.status()).data,
  };
}

/** The keys of everything the page waits for. */
export function dashboardReads(now: Date) {
  const { overview, currentUsage, userCount, averagePerDay, history } = consumptionsQueries;
  const reads = [
    overview(),
    currentUsage(),
    userCount(),
    averagePerDay(),
    backgroundJobsQueries.active(),
    tenantSubscriptionsQueries.current(),
    microsoft365Queries.permissions(),
    cloudConnectorQueries.status(),
    tenantBalancesQueries.current(),
  ];
  return [...reads.map(({ queryKey }) => queryKey), history(yearUntil(now)).queryKey];
}

/** What the tenant has paid for, in one figure. The overview says it as well, for where the balance cannot be read. */
function useBalance(pick: (balance: Balance | null) => number | null | undefined): Figure {
  const own = useQuery({
    ...tenantBalancesQueries.current(),
    select: (balance): number | null => pick(balance) ?? null,
  });
  const other = useQuery({
    ...consumptionsQueries.overview(),
    select: ({ balance }): number | null => pick(balance) ?? null,
  });
  // A tenant that has no balance has none in the overview.
  return own.isSuccess ? figureOf(own) : figureOf(own, other);
}

/** Consent is asked for only where the tenant is at Microsoft 365; a tenant that cannot be read may be. */
function useContract(tenant: Figure<Tenant>): ContractReads {
  const isMicrosoft = valueOf(tenant)?.tenantType === 'Microsoft365';
  const consent = figureOf(useQuery({ ...microsoft365Queries.permissions(), enabled: isMicrosoft }));
  const known = isMicrosoft ? consent : NOT_ASKED;
  return {
    plan: figureOf(useQuery(tenantSubscriptionsQueries.current())),
    consent: tenant.state === 'failed' || tenant.state === 'pending' ? tenant : known,
    connector: figureOf(useQuery(cloudConnectorQueries.status())),
  };
}

function useHistory(now: Date, figures: Readonly<Record<string, Figure>>): Figure<UsageDay[]> {
  const states = Object.values(figures).map(({ state }) => state);
  const isTurn = states.includes('ready') || !states.includes('pending');
  const { from, to } = yearUntil(now);
  const history = useQuery({
    ...consumptionsQueries.history({ from, to }),
    enabled: isTurn,
    placeholderData: keepPreviousData,
  });
  const { data: counted } = history;
  const days = useMemo(() => counted && daysOf(counted.rows, counted.to), [counted]);
  return isTurn ? figureOf({ ...history, data: days }) : { state: 'pending' };
}

/** A tenant of which nothing was counted yet is answered with an error; to the reader it is no failure. */
function nothingYet<TValue>(source: Source<TValue> & { errorUpdatedAt: number }): Source<TValue> {
  const isUncounted = hasCode(source.error, 'TenantUsage.NotFound');
  return isUncounted ? { ...source, error: null, dataUpdatedAt: source.errorUpdatedAt } : source;
}

/** The one failure to show in place of the page: nothing of it could be read, and saying so once is enough. */
export function failureOf({ contract, history, limit, ...dashboard }: Dashboard): FailedFigure | undefined {
  const { mails, storage, users, average, jobs } = dashboard;
  const all = [mails, storage, users, average, jobs];
  const failed = all.filter((figure) => figure.state === 'failed');
  const [first] = failed;
  if (first === undefined || failed.length < all.length) return undefined;
  const rest = failedParts({ ...contract, history, limit });
  return { ...first, retry: () => [...failed, ...rest].forEach(({ retry }) => retry()) };
}

/** Whether anything is still on its way. */
export function isWaiting({ service, contract, tenant: _, ...figures }: Dashboard): boolean {
  return [...Object.values(contract), ...Object.values(figures)].some(({ state }) => state === 'pending');
}
