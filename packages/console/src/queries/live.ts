import {
  type AnyOperation,
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getEmailAddress,
  getGroup,
  getMailbox,
  getMailboxWithOwner,
  getSubscriptionInfo,
  getTenant,
  getTenantUserCount,
  getUser,
  getUserRoles,
  listBackgroundJobs,
  listEmailAddresses,
  listGroupAddresses,
  listGroupMembers,
  listGroups,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
  listUsageHistory,
  listUserGroups,
  listUsers,
} from '@archive-console/api-client';
import { createHub, type Hub } from '@archive-console/api-client/hub';
import type { About } from './invalidation.ts';

type HubEventName = Parameters<Hub['on']>[0];

/** Which reads an event makes out of date, and in which field they name what its ids name. */
interface Row {
  invalidates: readonly AnyOperation[];
  field?: string;
}

/** Which event of the hub makes which reads out of date. The hub notifies, the query fetches. */
export const invalidatedByEvent: Readonly<Partial<Record<HubEventName, Row>>> = {
  UsersChanged: {
    field: 'userId',
    invalidates: [
      listUsers,
      getUser,
      getUserRoles,
      listGroupMembers,
      listMailboxDelegates,
      getTenantUserCount,
      getDashboardOverview,
    ],
  },
  GroupsChanged: { field: 'groupId', invalidates: [listGroups, getGroup, listGroupMembers, listUserGroups] },
  MailboxesChanged: {
    field: 'mailboxId',
    invalidates: [listMailboxes, getMailbox, getMailboxWithOwner, listMailboxDelegates],
  },
  EmailAddressesChanged: {
    field: 'emailAddressId',
    invalidates: [listEmailAddresses, getEmailAddress, listGroupAddresses, listMailboxAddresses],
  },
  ConsumptionsChanged: {
    invalidates: [
      getDashboardOverview,
      getCurrentUsage,
      getAverageTransactionsPerDay,
      getTenantUserCount,
      listUsageHistory,
    ],
  },
  TenantSubscriptionsChanged: { invalidates: [getDashboardOverview, getSubscriptionInfo] },
  JobsChanged: { invalidates: [listBackgroundJobs] },
  TenantChanged: { invalidates: [getTenant] },
};

/**
 * A hub that says which reads are out of date. In a file of its own with SignalR and all the operations it names: none
 * of it is needed for the first row.
 *
 * @param onStale told the operations whose answers an event of the hub made old, and about what
 */
export function openHub(
  options: Parameters<typeof createHub>[0],
  onStale: (operations: readonly AnyOperation[], about: About) => void,
): Hub {
  const hub = createHub(options);
  for (const [event, { invalidates, field }] of Object.entries(invalidatedByEvent)) {
    hub.on(event as HubEventName, (payload) => {
      const ids = 'ids' in payload ? payload.ids : [];
      // Without ids anything may have changed.
      onStale(invalidates, field === undefined || ids.length === 0 ? {} : { [field]: ids });
    });
  }
  return hub;
}
