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
export { fileOf, type FileReading, type ServedFile } from './file.ts';
export { fetchConfigFile } from './config-file.ts';
export { ApiError, type ErrorFacts, type ErrorKind, FETCH_ERROR } from './errors.ts';
export { fetchFirst } from './first-answers.ts';
export { fetchServedBuild } from './served-build.ts';
export { type OpenEnum, openEnum } from './open-enum.ts';
export {
  type AnswerOf,
  type AnyOperation,
  type DecisionRow,
  errorsOf,
  type InputOf,
  isOperation,
  type Navigation,
  navigation,
  type Operation,
  operation,
  pathParameters,
  type WireAnswerOf,
} from './operation.ts';
export { isPassing } from './passing.ts';
export { type Page, pageOf, pagedRequest, ROWS_PER_PAGE, type WirePage } from './paging.ts';
export { TENANT_ADMIN } from './roles.ts';
export { isPathOfThisOrigin, urlOf } from './url-of.ts';

export { type Address, address, ADDRESS_TYPES } from './shapes/address.ts';
export {
  ARCHIVE_ACTIONS,
  type ArchivePolicy,
  archivePolicy,
  SIZE_UNITS,
  type SizeFilter,
  sizeFilter,
  sizeFilterOf,
} from './shapes/archive-policy.ts';
export { type Article, article, ARTICLE_TYPES } from './shapes/article.ts';
export { type Balance, balance } from './shapes/balance.ts';
export { type BillingAddress, billingAddress, DEFAULT_COUNTRY_CODE } from './shapes/billing-address.ts';
export { type BillingContact, billingContact } from './shapes/billing-contact.ts';
export { type DailyStatistics, dailyStatistics } from './shapes/daily-statistics.ts';
export {
  type BillingCredit,
  billingCredit,
  type BillingItem,
  billingItem,
  type BillingMonth,
  billingMonth,
  type MonthlyBilling,
  monthlyBilling,
} from './shapes/monthly-billing.ts';
export { MANDATE_STATUSES, type PaymentMandate, paymentMandate } from './shapes/payment-mandate.ts';
export { type ImportSourceFilter, importSourceFilterOf } from './shapes/import-source-filter.ts';
export {
  IMPORT_SOURCE_TYPES,
  type ImportSource,
  importSource,
  type ImportSourceStatus,
  importSourceStatus,
} from './shapes/import-source.ts';
export {
  IMPORT_TASK_STATE_FILTERS,
  IMPORT_TASK_STATES,
  type ImportTask,
  importTask,
  type ImportTaskOptions,
  importTaskOptions,
  importTaskOptionsOf,
} from './shapes/import-task.ts';
export { PAYMENT_METHODS } from './shapes/payment-method.ts';
export { type TenantUsage, tenantUsage } from './shapes/tenant-usage.ts';
export { type Group, group, GROUP_TYPES } from './shapes/group.ts';
export { ONBOARDING_STATES, type RegistrationStatus, registrationStatus } from './shapes/registration.ts';
export { type Tenant, tenant, TENANT_STATES, TENANT_TYPES } from './shapes/tenant.ts';
export { type User, user } from './shapes/user.ts';

export {
  type AccessToken,
  accessToken,
  createAccessToken,
  type CreatedAccessToken,
  getAccessToken,
  listAccessTokens,
  revokeAccessToken,
  TOKEN_SCOPES,
  TOKEN_TYPES,
  TOKEN_VALIDITY_DAYS,
} from './resources/access-tokens.ts';
export {
  changePassword,
  forgotPassword,
  resetPassword,
  validatePasswordResetToken,
} from './resources/accounts.ts';
export {
  disableTwoFactor,
  enableTwoFactor,
  generateRecoveryCodes,
  getTwoFactorState,
  type TwoFactorState,
  twoFactorState,
} from './resources/accounts-second-step.ts';
export {
  createArchivePolicy,
  getArchivePolicy,
  listArchivePolicies,
  moveArchivePolicy,
  removeArchivePolicy,
  updateArchivePolicy,
} from './resources/archive-policies.ts';
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
export {
  loginWithExternalCallback,
  loginWithMicrosoftOauth,
  loginWithMicrosoftOidc,
} from './resources/authentication-microsoft.ts';
export {
  sendTwoFactorCodeWithEmail,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from './resources/authentication-second-step.ts';
export { listStoragePackages } from './resources/articles.ts';
export {
  type BackgroundJob,
  backgroundJob,
  IMPORT_JOB_TYPES,
  listBackgroundJobs,
} from './resources/background-jobs.ts';
export {
  type CloudConnectorStatus,
  cloudConnectorStatus,
  getCloudConnectorStatus,
} from './resources/cloud-connector.ts';
export {
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
} from './resources/consumptions.ts';
export {
  createEmailAddress,
  deleteEmailAddress,
  getEmailAddress,
  listEmailAddresses,
} from './resources/email-addresses.ts';
export {
  addGroupMembers,
  createGroup,
  deleteGroup,
  getGroup,
  listGroupAddresses,
  listGroupMembers,
  listGroups,
  removeGroupMembers,
  updateGroupName,
} from './resources/groups.ts';
export {
  cancelImport,
  getImportSource,
  getImportTask,
  IMPORT_SELECTION_TYPES,
  listImportSources,
  listImportSourceTypes,
  listImportTasks,
  listMailEnabledPublicFolders,
  type PublicFolder,
  publicFolder,
  startImport,
} from './resources/import-sources.ts';
export {
  addMailboxDelegates,
  createMailbox,
  deleteMailbox,
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
  removeMailboxDelegates,
  updateMailbox,
} from './resources/mailboxes.ts';
export {
  type Environment,
  environment,
  getEnvironment,
  getServiceStatus,
  type ServerInfo,
  serverInfo,
} from './resources/service.ts';
export { finishStandardSetup, startStandardSetup, verifyStandardSetup } from './resources/setup.ts';
export { getTenant } from './resources/tenants.ts';
export {
  assignExchangeAdministratorRole,
  getMicrosoft365Status,
  grantArchivePermissions,
  isJournalRuleConfigured,
  type JournalRuleCheck,
  journalRuleCheck,
  type PermissionCheck,
  permissionCheck,
  setExchangeImpersonationUpn,
  triggerTenantSynchronization,
} from './resources/tenants-microsoft365.ts';
export {
  deleteTenant,
  getTenantOptions,
  setTenantOptions,
  type TenantOptions,
  tenantOptions,
  terminateTenant,
} from './resources/tenants-settings.ts';
export {
  finalizeRegistration,
  getRegistrationStatus,
  registrationAuthenticateCallback,
  resetRegistration,
} from './resources/tenants-registration.ts';
export {
  authenticateRegistration,
  grantRegistrationPermissions,
  grantRegistrationPermissionsCallback,
} from './resources/tenant-registration-microsoft365.ts';
export {
  createTrustedDomain,
  deleteTrustedDomain,
  getTrustedDomain,
  getTrustedDomainVerifier,
  listTrustedDomains,
  type TrustedDomain,
  trustedDomain,
  type TrustedDomainVerifier,
} from './resources/trusted-domains.ts';
export {
  addUserRoles,
  createUser,
  deleteUser,
  getUser,
  getUserRoles,
  listUsers,
  removeUserRoles,
  updateUserName,
  updateUserProfile,
} from './resources/users.ts';
export { addUserToGroups, listUserGroups, removeUserFromGroups } from './resources/users-groups.ts';
export {
  type CouponWallet,
  couponWallet,
  type CreditAmount,
  creditAmount,
  getTenantCouponWallet,
  type RedeemedCredit,
  redeemedCredit,
} from './resources/coupon-wallets.ts';
export {
  type Coupon,
  coupon,
  COUPON_TYPES,
  type CouponCredit,
  couponCredit,
  listRedeemedCoupons,
  redeemCoupon,
  validateCoupon,
} from './resources/coupons.ts';
export {
  getInvoicePdf,
  type Invoice,
  invoice,
  INVOICE_PAYMENT_STATES,
  type InvoicePage,
  listInvoices,
} from './resources/invoices.ts';
export { getBillingAddress, setBillingAddress } from './resources/organizations.ts';
export {
  createCreditCardMandate,
  createDirectDebitMandate,
  createPaypalMandate,
  getBillingContact,
  listPaymentMandates,
  revokePaymentMandate,
  setBillingContact,
  setDefaultPaymentMandate,
  validateVatId,
} from './resources/payments.ts';
export { getTenantBalance } from './resources/tenant-balances.ts';
export {
  activateSubscription,
  calculateSubscriptionPrice,
  getSubscriptionInfo,
  getSubscriptionSuggestion,
  type Partner,
  partner,
  type PricePrediction,
  pricePrediction,
  type Subscription,
  subscription,
  type SubscriptionSuggestion,
  subscriptionSuggestion,
  updateSubscription,
} from './resources/tenant-subscriptions.ts';
export { getTenantUsage, type TenantUsageByDay, tenantUsageByDay } from './resources/tenant-usages.ts';

export { HUB_EVENT_NAMES, HUB_EVENTS, type HubEventName, type HubEventPayload } from './hub/events.ts';
