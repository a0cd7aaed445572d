import type { CloudConnectorStatus, PermissionCheck, Subscription } from '@archive-console/api-client';
import { standingOf } from '#entities/tenant-subscriptions/plan-facts.ts';
import type { SubscriptionInfo } from '#queries/tenant-subscriptions.ts';
import { type FailedFigure, type Figure, mapFigure, valueOf } from './figure.ts';
import { dateOf } from '#shared/i18n/days.ts';

/** What archiving itself depends on, each read by itself. */
export interface ContractReads {
  /** `absent` where the tenant has none. */
  plan: Figure<SubscriptionInfo>;
  /** `absent` where the tenant has nothing to do with Microsoft 365. */
  consent: Figure<PermissionCheck>;
  connector: Figure<CloudConnectorStatus>;
}

/** One of the reads that the contract is known by. */
export type ContractPart = keyof ContractReads;

/** What of the contract leads the page. */
export type ContractMatter =
  | { kind: 'consent' }
  | { kind: 'trialOver'; ended: Date | undefined; isManaged: boolean }
  | { kind: 'connector'; since: Date }
  | { kind: 'trial'; daysLeft: number; isManaged: boolean };

/** The most pressing matter: without consent nothing begins, without a plan or a connector nothing goes on. */
export function contractMatter(reads: ContractReads, now: Date): ContractMatter | undefined {
  const info = valueOf(reads.plan);
  const standing = info && standingOf(info.subscription, now);
  const isManaged = info?.partner !== null;
  if (valueOf(reads.consent)?.archivePermissionsGranted === false) return { kind: 'consent' };
  if (standing?.kind === 'trial-over') return { kind: 'trialOver', ended: standing.end, isManaged };
  // A tenant whose connector was never there has none.
  const { isConnected, connectedAt } = valueOf(reads.connector) ?? { isConnected: true };
  const since = dateOf(connectedAt);
  if (!isConnected && since !== undefined) return { kind: 'connector', since };
  if (standing?.kind !== 'trial' || standing.daysLeft === undefined) return undefined;
  return { kind: 'trial', daysLeft: standing.daysLeft, isManaged };
}

/** Whether the tenant pays by itself: a partner who manages the plan pays for it. */
export function payerOf(isBilled: Figure<boolean>, plan: ContractReads['plan']): Figure<boolean> {
  if (isBilled.state !== 'ready' || !isBilled.value || plan.state === 'absent') return isBilled;
  return mapFigure(plan, ({ partner }) => partner === null);
}

/** Whether the plan is charged: a trial is not. */
export const isPaid = (plan: Subscription | undefined) => plan !== undefined && !plan.isTrial;

/** What could not be read, so that no sentence about the whole is true. */
export function failedParts<TPart extends string>(
  reads: Readonly<Record<TPart, Figure<unknown>>>,
): { part: TPart; retry: FailedFigure['retry'] }[] {
  return Object.entries<Figure<unknown>>(reads).flatMap(([part, figure]) =>
    figure.state === 'failed' ? [{ part: part as TPart, retry: figure.retry }] : [],
  );
}
