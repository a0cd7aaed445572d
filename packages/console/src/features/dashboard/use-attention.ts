import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accessTokensQueries } from '#queries/access-tokens.ts';
import { accountsSecondStepQueries } from '#queries/accounts-second-step.ts';
import { isMicrosoftAlone } from '#queries/authentication-microsoft.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { couponWalletsQueries } from '#queries/coupon-wallets.ts';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { orphanedSources as orphanedSourcesQuery } from '#queries/import-sources-orphaned.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { invoicesQueries } from '#queries/invoices.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { paymentsQueries } from '#queries/payments.ts';
import { usersQueries } from '#queries/users.ts';
import { type ContractMatter, failedParts, isPaid, payerOf } from './contract.ts';
import { type Attention as FigureMatter, attentionOf } from './dashboard-figures.ts';
import { type DatedMatter, datedMatters, pressingOf } from './dated-matters.ts';
import { type FailedFigure, type Figure, figureOf, mapFigure, oldestOf, valueOf } from './figure.ts';
import { type UndatedMatter, undatedMatters } from './undated-matters.ts';
import { everyone, useReadFor } from './use-read-for.ts';
import { useSecondStep } from './use-second-step.ts';
import type { Dashboard } from './use-dashboard.ts';

/** More sources than these are not looked at one by one to find the orphaned among them. */
const FEW_SOURCES = 100;

/** What attention is asked by, as a reader calls it. */
export type AttentionPart =
  | 'plan'
  | 'balance'
  | 'credits'
  | 'tokens'
  | 'mandates'
  | 'invoices'
  | 'failedImports'
  | 'administrators'
  | 'secondStep'
  | 'orphans';

/** Where dates come from. */
const datedParts = ['plan', 'credits', 'tokens', 'mandates', 'invoices'] as const;

export const isDatedPart = (part: AttentionPart): boolean => datedParts.some((one) => one === part);

/** What needs the administrator, and what is to come. */
export interface Attention {
  undated: readonly (FigureMatter | UndatedMatter)[];
  /** What has a date, and needs the administrator by now; not what the headline says. */
  pressing: readonly DatedMatter[];
  /** Everything that lapses or falls due, what presses too, in the order of the dates. */
  dates: readonly DatedMatter[];
  /** More of them may be on their way. */
  datesPending: boolean;
  /** What could not be read, so that more may need the reader. */
  unread: readonly { part: AttentionPart; retry: FailedFigure['retry'] }[];
  /** So many sources were not looked at for orphans. */
  uncheckedSources: number;
  isPending: boolean;
  /** Ends the wait for what is not here yet: it is then unread. */
  stopWaiting(): void;
  /** Age of the oldest part. */
  asOf: Date;
}

/** What is read only to know what needs attention. */
const reads = {
  sources: importSourcesQueries.count(),
  orphanedSources: orphanedSourcesQuery(),
  addresses: emailAddressesQueries.orphanedCount(),
  mailboxes: mailboxesQueries.ownerlessCount(),
  credits: couponWalletsQueries.current(),
  tokens: accessTokensQueries.all(),
  mandates: paymentsQueries.mandates(),
  invoices: invoicesQueries.all(),
  failedImports: importSourcesQueries.endedCount('Failed'),
  administrators: usersQueries.administratorCount(),
  secondStep: accountsSecondStepQueries.state(),
};

interface AttentionOptions {
  /** What of the contract the headline says: it is not said again. */
  headlineMatter: ContractMatter | undefined;
  isTurn: boolean;
  hasFirstRun: boolean;
  now: Date;
}

/** Reads what needs the administrator, once it is its turn. */
export function useAttention(
  dashboard: Dashboard,
  { headlineMatter, isTurn, hasFirstRun, now }: AttentionOptions,
): Attention {
  const queryClient = useQueryClient();
  const signIn = isMicrosoftAlone(useQuery(authenticationQueries.session()).data);
  const { contract, tenant, limit, licensed } = dashboard;
  const { plan } = contract;
  const isBilled = mapFigure(tenant, ({ isBillingActivated }) => isBillingActivated);
  const isPayer = payerOf(isBilled, plan);
  const sources = useReadFor(reads.sources, everyone, isTurn);
  // Where there are many, what the orphan desk has read counts: it is not read again for this page.
  const ofDesk = useQuery({ ...reads.orphanedSources, enabled: false });
  const ofFew = useReadFor(
    reads.orphanedSources,
    mapFigure(sources, (count) => count <= FEW_SOURCES),
    isTurn,
  );
  const orphanedSources = ofFew.state === 'absent' && ofDesk.data !== undefined ? figureOf(ofDesk) : ofFew;
  const unreadSources = valueOf(orphanedSources)?.unread.length ?? 0;
  const addresses = useReadFor(reads.addresses, everyone, isTurn);
  const mailboxes = useReadFor(reads.mailboxes, everyone, isTurn);
  const parts = {
    plan,
    balance: limit,
    credits: useReadFor(reads.credits, isBilled, isTurn),
    tokens: useReadFor(reads.tokens, everyone, isTurn),
    mandates: useReadFor(reads.mandates, isPayer, isTurn),
    invoices: useReadFor(reads.invoices, isPayer, isTurn),
    failedImports: useReadFor(reads.failedImports, everyone, isTurn),
    administrators: useReadFor(reads.administrators, everyone, isTurn),
    secondStep: useSecondStep(isTurn),
    orphans: firstUnread(orphanedSources, addresses, mailboxes),
  } satisfies Record<AttentionPart, Figure<unknown>>;

  const subscription = valueOf(plan)?.subscription;
  const mandates = valueOf(parts.mandates);
  const dates = datedMatters(
    {
      plan: subscription,
      wallet: valueOf(parts.credits) ?? undefined,
      tokens: valueOf(parts.tokens) ?? [],
      mandates,
      invoices: valueOf(parts.invoices) ?? [],
    },
    now,
  );
  const undated = [
    ...attentionOf({
      used: valueOf(dashboard.storage),
      limit: valueOf(limit),
      users: valueOf(dashboard.users),
      // A trial bills nothing.
      licensed: isPaid(subscription) ? valueOf(licensed) : undefined,
    }),
    ...undatedMatters({
      mandates,
      isCharged: isPaid(subscription),
      failedImports: valueOf(parts.failedImports),
      administrators: valueOf(parts.administrators),
      // The first steps ask for it already.
      secondStep: hasFirstRun ? undefined : valueOf(parts.secondStep),
      orphans:
        parts.orphans.state === 'ready'
          ? {
              sources: valueOf(orphanedSources)?.totalRows,
              addresses: valueOf(addresses) ?? 0,
              mailboxes: valueOf(mailboxes) ?? 0,
            }
          : undefined,
    }),
  ];
  return {
    undated,
    dates,
    datesPending: datedParts.some((part) => parts[part].state === 'pending'),
    pressing: pressingOf(dates, now).filter(({ kind }) => kind !== headlineMatter?.kind),
    unread: [
      ...failedParts<AttentionPart>(parts),
      // What was found counts, and more may be.
      ...(parts.orphans.state === 'ready' && unreadSources > 0
        ? [{ part: 'orphans' as const, retry: () => void ofDesk.refetch() }]
        : []),
    ],
    uncheckedSources: orphanedSources.state === 'absent' ? (valueOf(sources) ?? 0) : 0,
    isPending: Object.values(parts).some(({ state }) => state === 'pending'),
    stopWaiting() {
      for (const { queryKey } of [...Object.values(reads), signIn])
        void queryClient.cancelQueries({ queryKey });
    },
    asOf: oldestOf(Object.values(parts)),
  };
}

/** The first of them that is not here, or the first: all are read then. */
function firstUnread(...figures: readonly [Figure<unknown>, ...Figure<unknown>[]]): Figure<unknown> {
  const failed = figures.filter((figure) => figure.state === 'failed');
  const [first] = failed;
  if (first !== undefined) return { ...first, retry: () => failed.forEach(({ retry }) => retry()) };
  const ready = figures.find(({ state }) => state === 'ready');
  return figures.find(({ state }) => state === 'pending') ?? ready ?? figures[0];
}
