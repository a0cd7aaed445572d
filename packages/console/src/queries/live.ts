import {
  type AnyOperation,
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getEmailAddress,
  getGroup,
  getMailbox,
  getMailboxWithOwner,
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

type HubEventName = Parameters<Hub['on']>[0];

/** Which event of the hub makes which reads out of date. The hub notifies, the query fetches. */
const table: Readonly<Partial<Record<HubEventName, readonly AnyOperation[]>>> = {
  UsersChanged: [
    listUsers,
    getUser,
    getUserRoles,
    listGroupMembers,
    listMailboxDelegates,
    getTenantUserCount,
    getDashboardOverview,
  ],
  GroupsChanged: [listGroups, getGroup, listGroupMembers, listUserGroups],
  MailboxesChanged: [listMailboxes, getMailbox, getMailboxWithOwner, listMailboxDelegates],
  EmailAddressesChanged: [listEmailAddresses, getEmailAddress, listGroupAddresses, listMailboxAddresses],
  ConsumptionsChanged: [
    getDashboardOverview,
    getCurrentUsage,
    getAverageTransactionsPerDay,
    getTenantUserCount,
    listUsageHistory,
  ],
  TenantSubscriptionsChanged: [getDashboardOverview],
  JobsChanged: [listBackgroundJobs],
  TenantChanged: [getTenant],
};

/**
 * A hub that says which reads are out of date. In a file of its own with SignalR and all the operations it names: none
 * of it is needed for the first row.
 *
 * @param onStale told the operations whose answers an event of the hub made old
 */
export function openHub(
  options: Parameters<typeof createHub>[0],
  onStale: (operations: readonly AnyOperation[]) => void,
): Hub {
  const hub = createHub(options);
  for (const event of Object.keys(table) as HubEventName[]) hub.on(event, () => onStale(table[event] ?? []));
  return hub;
}
