import type { TenantOptions } from '@archive-console/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { microsoft365Queries } from '#queries/tenants-microsoft365.ts';
import { IMPERSONATION } from '#queries/tenants-impersonation.ts';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';

/** One thing that has to be so before mail reaches the archive. */
export interface ConnectionCheck {
  /** Left out while it is not known: an answer of before says nothing of now once it cannot be read again. */
  isGood: boolean | undefined;
  /** What the answer of before said, where the last look failed. */
  wasGood: boolean | undefined;
  /** What it is known by. */
  read: UseQueryResult<unknown>;
}

export interface ConnectionChecks {
  consent: ConnectionCheck;
  role: ConnectionCheck;
  journal: ConnectionCheck;
  /** A tenant whose connector was never there has none, and misses none. */
  connector: ConnectionCheck & { isAbsent: boolean; connectedAt: string | undefined };
  /** As whom mailboxes are read. */
  account: ConnectionCheck;
  isChecking: boolean;
  checkAgain(): void;
}

/** Everything the connection depends on, each known or not by itself. */
export function useConnectionChecks(): ConnectionChecks {
  const permissions = useQuery(microsoft365Queries.permissions());
  const journal = useQuery(microsoft365Queries.journalRule());
  const connector = useQuery(cloudConnectorQueries.status());
  const options = useQuery(tenantSettingsQueries.options());
  const connectedAt = connector.data?.connectedAt ?? undefined;
  const isAbsent = !connector.isError && connector.data?.isConnected === false && connectedAt === undefined;
  const reads = [permissions, journal, connector, options];
  return {
    consent: checkOf(permissions, permissions.data?.archivePermissionsGranted),
    role: checkOf(permissions, permissions.data?.exchangeAdministratorRoleAssigned),
    journal: checkOf(journal, journal.data?.isJournalRuleConfigured),
    connector: {
      ...checkOf(connector, isAbsent || connector.data?.isConnected),
      isAbsent,
      connectedAt,
    },
    account: checkOf(options, options.data && accountIn(options.data) !== undefined),
    isChecking: reads.some(({ isFetching }) => isFetching),
    checkAgain: () => {
      for (const read of reads) void read.refetch();
    },
  };
}

function checkOf(read: UseQueryResult<unknown>, said: boolean | undefined): ConnectionCheck {
  return read.isError
    ? { isGood: undefined, wasGood: said, read }
    : { isGood: said, wasGood: undefined, read };
}

/** The account by which mailboxes are read, where one is chosen. */
export function accountIn({ [IMPERSONATION]: upn }: TenantOptions): string | undefined {
  return typeof upn === 'string' && upn !== '' ? upn : undefined;
}
