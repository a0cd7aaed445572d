import { createHub, type Hub } from '@archive-console/api-client/hub';
import type { QueryClient } from '@tanstack/react-query';
import { accessTokensChanges } from './access-tokens.ts';
import { archivePoliciesChanges } from './archive-policies.ts';
import { backgroundJobsChanges } from './background-jobs.ts';
import type { Changes, OperationName } from './change.ts';
import { consumptionsChanges } from './consumptions.ts';
import { couponsChanges } from './coupons.ts';
import { emailAddressesChanges } from './email-addresses.ts';
import { groupsChanges } from './groups.ts';
import { importProgressOf } from './import-progress.ts';
import { importSourcesChanges } from './import-sources.ts';
import { invalidateFromHub } from './invalidation.ts';
import { invoicesChanges } from './invoices.ts';
import { mailboxesChanges } from './mailboxes.ts';
import { organizationsChanges } from './organizations.ts';
import { paymentsChanges } from './payments.ts';
import { authenticationQueries } from './authentication.ts';
import { readSessionAgain } from './session-again.ts';
import { tenantSubscriptionsChanges } from './tenant-subscriptions.ts';
import { tenantsChanges } from './tenants.ts';
import { trustedDomainsChanges } from './trusted-domains.ts';
import { usersChanges } from './users.ts';

type HubEventName = Parameters<Hub['on']>[0];

/** The reads an event invalidates, and the field in which they name what its ids name. */
interface HubInvalidation {
  invalidates: readonly OperationName[];
  field?: string;
}

/**
 * An event does not say which kind of change it reports: it invalidates what any of its noun's may, but for what another
 * event names.
 */
function anyOf(changes: Changes, field?: string): HubInvalidation {
  const reads = Object.values(changes).flatMap(({ invalidates: all, notifiedApart = [] }) =>
    all.filter((read) => !notifiedApart.includes(read)),
  );
  const invalidates = [...new Set(reads)];
  return field === undefined ? { invalidates } : { invalidates, field };
}

/** The reads each event of the hub invalidates, by the tables of the nouns. The hub notifies, the query fetches. */
export const invalidatedByEvent: Readonly<Partial<Record<HubEventName, HubInvalidation>>> = {
  UsersChanged: anyOf(usersChanges, 'userId'),
  GroupsChanged: anyOf(groupsChanges, 'groupId'),
  MailboxesChanged: anyOf(mailboxesChanges, 'mailboxId'),
  ImportSourcesChanged: anyOf(importSourcesChanges, 'importSourceId'),
  EmailAddressesChanged: anyOf(emailAddressesChanges, 'emailAddressId'),
  ArchivePoliciesChanged: anyOf(archivePoliciesChanges, 'archivePolicyId'),
  TrustedDomainsChanged: anyOf(trustedDomainsChanges, 'trustedDomainId'),
  CouponsChanged: anyOf(couponsChanges),
  OrganizationsChanged: anyOf(organizationsChanges),
  PaymentsChanged: anyOf(paymentsChanges, 'mandateId'),
  ConsumptionsChanged: anyOf(consumptionsChanges),
  TenantSubscriptionsChanged: anyOf(tenantSubscriptionsChanges),
  InvoicesChanged: anyOf(invoicesChanges, 'invoiceId'),
  JobsChanged: anyOf(backgroundJobsChanges),
  AccessTokensChanged: anyOf(accessTokensChanges, 'accessTokenId'),
  TenantChanged: anyOf(tenantsChanges),
};

/** What an event that is not known may be about: jobs and imports go on by themselves (D60). */
const invalidatedByUnknown = [
  'listBackgroundJobs',
  'listImportSources',
  'listImportTasks',
  'getImportTask',
] as const;

/**
 * A hub whose events invalidate reads. In a file of its own with SignalR and the tables of all nouns: none of it is
 * needed for the first row.
 */
export function openHub(queryClient: QueryClient, options: Parameters<typeof createHub>[0]): Hub {
  const hub = createHub(options);
  for (const [event, { invalidates, field }] of Object.entries(invalidatedByEvent)) {
    hub.on(event as HubEventName, (payload) => {
      const ids = 'ids' in payload ? payload.ids : [];
      // Without ids anything may have changed.
      const about = field === undefined || ids.length === 0 ? {} : { [field]: ids };
      invalidateFromHub(queryClient, invalidates, about);
      if (event === 'UsersChanged' && concernsReader(queryClient, ids)) void readSessionAgain(queryClient);
    });
  }
  hub.onUnknown(() => invalidateFromHub(queryClient, invalidatedByUnknown, {}));
  hub.on('ImportProgress', (progress) => importProgressOf(queryClient).report(progress));
  return hub;
}

/** Whether the person who is signed in is among the users that were changed: a role may be taken away. */
function concernsReader(queryClient: QueryClient, ids: readonly string[]): boolean {
  const me = queryClient.getQueryData(authenticationQueries.session().queryKey);
  return me?.isAuthenticated === true && ids.includes(me.userId);
}
