import * as v from 'valibot';
import { navigation, operation } from '../operation.ts';
import { optionalFlag } from '../reading.ts';
import { tenant } from '../shapes/tenant.ts';

/** The tenant of the person signed in. */
export const getTenant = operation({
  name: 'getTenant',
  noun: 'tenants',
  summary: 'Reads the tenant.',
  method: 'GET',
  path: '/tenants/get-tenant',
  access: 'bearer',
  effect: 'read',
  answers: tenant,
  errors: [],
  assumed: { path: 'D72', answers: 'O106' },
});

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

/** Options of the tenant by their names on the wire; which there are is not shown (D8). */
export const tenantOptions = v.record(v.string(), v.unknown());

/** Options of the tenant by their names on the wire. */
export type TenantOptions = v.InferOutput<typeof tenantOptions>;

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

/** Reads the options of the tenant. */
export const getTenantOptions = operation({
  name: 'getTenantOptions',
  noun: 'tenants',
  summary: 'Reads the options of the tenant.',
  method: 'GET',
  path: '/tenants/get-tenant-options',
  access: 'bearer',
  effect: 'read',
  answers: tenantOptions,
  errors: [],
  assumed: { path: 'D72', answers: 'D8' },
});

/** Changes options of the tenant: those that are sent; the others stay. Send back what you do not know as it was. */
export const setTenantOptions = operation({
  name: 'setTenantOptions',
  noun: 'tenants',
  summary: 'Changes the options of the tenant.',
  method: 'POST',
  path: '/tenants/set-tenant-options',
  access: 'bearer',
  effect: 'write',
  takes: v.looseObject({
    /** An IANA name, `Europe/Berlin` (D9). */
    timezoneIdentifier: v.optional(v.string()),
  }),
  errors: [],
  assumed: { path: 'D72', takes: 'D8', 'takes.timezoneIdentifier': 'D9' },
});

/** Ends the contract of the tenant: what is archived stays until it is deleted (D44). */
export const terminateTenant = operation({
  name: 'terminateTenant',
  noun: 'tenants',
  summary: 'Ends the contract of the tenant.',
  method: 'POST',
  path: '/tenants/terminate-tenant',
  access: 'bearer',
  effect: 'write',
  errors: ['TenantTermination.InvalidTenantState', 'Import.JobsRunning'],
  assumed: { path: 'D72', errors: 'D44' },
});

/** Destroys the tenant with all it holds, once its contract has ended, and every session in it (D44). */
export const deleteTenant = operation({
  name: 'deleteTenant',
  noun: 'tenants',
  summary: 'Deletes the tenant and all it holds.',
  method: 'DELETE',
  path: '/tenants/delete-tenant',
  access: 'bearer',
  effect: 'write',
  errors: ['Tenant.CannotDisposeInvalidState', 'Import.CannotDisposeInInvalidTenantState'],
  assumed: { path: 'D72', errors: 'D44' },
});
