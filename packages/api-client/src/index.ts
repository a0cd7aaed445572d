export {
  type ApiClient,
  type ApiClientOptions,
  type CallArguments,
  type CallOptions,
  createApiClient,
} from './client.ts';
export {
  CLIENT_ERROR_CODES,
  type ClientErrorCode,
  type ErrorCode,
  knownErrorCode,
  SERVICE_ERROR_CODES,
  type ServiceErrorCode,
} from './error-codes.ts';
export { type ErrorStatus, statusOf } from './error-status.ts';
export { fetchConfigFile } from './config-file.ts';
export { ApiError, type ErrorFacts, type ErrorKind, FETCH_ERROR } from './errors.ts';
export { fetchServedBuild } from './served-build.ts';
export { type OpenEnum, openEnum } from './open-enum.ts';
export {
  type AnswerOf,
  type AnyOperation,
  type DecisionRow,
  errorsOf,
  type InputOf,
  isOperation,
  type Operation,
  operation,
  pathParameters,
  type WireAnswerOf,
} from './operation.ts';
export { isPassing } from './passing.ts';
export { type Page, pageOf, pagedRequest, ROWS_PER_PAGE, type WirePage } from './paging.ts';
export { TENANT_ADMIN } from './roles.ts';

export { type Address, address, ADDRESS_TYPES } from './shapes/address.ts';
export { type Group, group, GROUP_TYPES } from './shapes/group.ts';
export { type User, user } from './shapes/user.ts';

export {
  changePassword,
  forgotPassword,
  resetPassword,
  validatePasswordResetToken,
} from './resources/accounts.ts';
export {
  type CredentialStatus,
  credentialStatus,
  getAuthInfo,
  getCredentialStatus,
  login,
  LOGIN_ERROR_STATES,
  logout,
  type Session,
  session,
} from './resources/authentication.ts';
export { type BackgroundJob, backgroundJob, listBackgroundJobs } from './resources/background-jobs.ts';
export {
  type Balance,
  balance,
  type DailyStatistics,
  dailyStatistics,
  type DashboardOverview,
  dashboardOverview,
  getAverageTransactionsPerDay,
  getCurrentUsage,
  getDashboardOverview,
  getTenantUserCount,
  listMonthlyUsage,
  listUsageHistory,
  type MonthlyUsage,
  monthlyUsage,
  type TenantUsage,
  tenantUsage,
} from './resources/consumptions.ts';
export { getEmailAddress, listEmailAddresses } from './resources/email-addresses.ts';
export { getGroup, listGroupAddresses, listGroupMembers, listGroups } from './resources/groups.ts';
export {
  getMailbox,
  getMailboxWithOwner,
  listMailboxAddresses,
  listMailboxDelegates,
  listMailboxes,
  type Mailbox,
  mailbox,
  MAILBOX_TYPES,
  type MailboxWithOwner,
  mailboxWithOwner,
} from './resources/mailboxes.ts';
export {
  type Environment,
  environment,
  getEnvironment,
  getServiceStatus,
  type ServerInfo,
  serverInfo,
} from './resources/service.ts';
export { getTenant, type Tenant, tenant, TENANT_STATES, TENANT_TYPES } from './resources/tenants.ts';
export {
  addUserRoles,
  addUserToGroups,
  createUser,
  deleteUser,
  getUser,
  getUserRoles,
  listUserGroups,
  listUsers,
  removeUserFromGroups,
  removeUserRoles,
  updateUserName,
  updateUserProfile,
} from './resources/users.ts';

export {
  HUB_EVENT_NAMES,
  HUB_EVENTS,
  type HubEventName,
  type HubEventPayload,
  IMPORT_TASK_STATES,
} from './hub/events.ts';
