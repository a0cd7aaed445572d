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
import type { Hub } from '@archive-console/api-client/hub';

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

/** The table, row by row. */
export const staleBy = (Object.keys(table) as HubEventName[]).map((event) => ({
  event,
  operations: table[event] ?? [],
}));
