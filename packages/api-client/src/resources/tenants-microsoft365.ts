import * as v from 'valibot';
import { navigation, operation } from '../operation.ts';
import { optionalFlag } from '../reading.ts';

/** What the organization at Microsoft has let the service do (specification, section 3: permission check). */
export const permissionCheck = v.object({
  archivePermissionsGranted: optionalFlag,
  exchangeAdministratorRoleAssigned: optionalFlag,
});

/** What the organization at Microsoft has let the service do. */
export type PermissionCheck = v.InferOutput<typeof permissionCheck>;

/** Whether Exchange sends the service a copy of every mail (specification, section 3: journal rule check). */
export const journalRuleCheck = v.object({ isJournalRuleConfigured: optionalFlag });

/** Whether Exchange sends the service a copy of every mail. */
export type JournalRuleCheck = v.InferOutput<typeof journalRuleCheck>;

/** Reads what the organization at Microsoft has let the service do. For Microsoft 365 tenants only. */
export const getMicrosoft365Status = operation({
  name: 'getMicrosoft365Status',
  noun: 'tenants',
  summary: 'Checks the permissions at Microsoft 365.',
  method: 'GET',
  path: '/tenants/get-tenant-microsoft-365-status',
  access: 'bearer',
  effect: 'read',
  answers: permissionCheck,
  errors: ['Tenant.InvalidTenantType'],
  assumed: { path: 'D72', answers: 'O107', errors: 'O107' },
});

/** Reads whether Exchange sends the service a copy of every mail. For Microsoft 365 tenants only. */
export const isJournalRuleConfigured = operation({
  name: 'isJournalRuleConfigured',
  noun: 'tenants',
  summary: 'Checks the journal rule of Exchange.',
  method: 'GET',
  path: '/tenants/is-journal-rule-configured',
  access: 'bearer',
  effect: 'read',
  answers: journalRuleCheck,
  errors: ['Tenant.InvalidTenantType'],
  assumed: { path: 'D72', answers: 'O111', errors: 'O111' },
});

/** Gives the service the Exchange administrator role; the organization must have consented before. */
export const assignExchangeAdministratorRole = operation({
  name: 'assignExchangeAdministratorRole',
  noun: 'tenants',
  summary: 'Assigns the Exchange administrator role to the service.',
  method: 'POST',
  path: '/tenants/assign-exchange-administrator-role',
  access: 'bearer',
  effect: 'write',
  errors: ['Tenant.InvalidTenantType'],
  assumed: { path: 'D72', errors: 'O102' },
});

/** Says as whom the service reads mailboxes. `upn` is a user principal name of the organization. */
export const setExchangeImpersonationUpn = operation({
  name: 'setExchangeImpersonationUpn',
  noun: 'tenants',
  summary: 'Sets the account the service reads mailboxes with.',
  method: 'POST',
  path: '/tenants/set-exchange-impersonation-upn',
  access: 'bearer',
  effect: 'write',
  takes: v.object({ upn: v.string() }),
  errors: ['Tenant.InvalidTenantType'],
  assumed: { path: 'D72', 'takes.upn': 'O113', errors: 'O113' },
});

/** Brings users, groups and mailboxes over from Microsoft 365; the hub reports what has arrived. */
export const triggerTenantSynchronization = operation({
  name: 'triggerTenantSynchronization',
  noun: 'tenants',
  summary: 'Starts the synchronization with Microsoft 365.',
  method: 'POST',
  path: '/tenants/trigger-tenant-synchronization',
  access: 'bearer',
  effect: 'write',
  errors: ['Tenant.InvalidTenantType'],
  assumed: { path: 'D72', errors: 'O116' },
});

/** Leads to Microsoft, where a tenant that exists consents. For Microsoft 365 tenants only. */
export const grantArchivePermissions = navigation({
  name: 'grantArchivePermissions',
  noun: 'tenants',
  summary: 'Leads to the consent at Microsoft.',
  path: '/tenants/grant-archive-permissions',
  access: 'bearer',
  errors: ['Tenant.InvalidTenantType'],
  assumed: { path: 'D72', errors: 'O110' },
});
