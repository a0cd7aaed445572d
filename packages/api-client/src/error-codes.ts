/**
 * Every code the service answers as the title of a problem (specification, section 8), group by group.
 * The wording of a group the specification names without codes is a guess: compare codes through
 * {@link knownErrorCode}. `Default.Unauthorized` (no session) and `Default.Forbidden` (missing rights) are
 * assumed; `TestingError.*` stands for all variants of its group.
 */
export const SERVICE_ERROR_CODES = [
  'VatValidation.Invalid',
  'TenantUsage.NotFound',
  'TenantSubscription.NotFound',
  'TenantSubscription.AlreadyExists',
  'TenantSubscription.CannotEditManagedSubscription',
  'CouponWallet.NotFound',
  'TenantBalance.NotFound',
  'TenantAccounting.NotFound',
  'TenantAccounting.AlreadyExists',
  'TenantAccounting.NoMatchesForBillingMonth',
  'Payment.CustomerNotFound',
  'Payment.OrganizationNotFound',
  'Payment.PartnerNotFound',
  'Payment.CheckoutUrlMissing',
  'Payment.PublicTenantIdMissing',
  'Payment.InitialPaymentAlreadyRun',
  'Payment.NoPaymentProviderInfo',
  'Payment.MandateNotFound',
  'Payment.CantRevokeDefaultMandate',
  'Payment.InvalidMandate',
  'Payment.NoDefaultMandate',
  'Partner.PartnerNotFound',
  'Partner.NoPaymentCustomer',
  'Partner.UserAlreadyAssigned',
  'Partner.NoCouponTemplate',
  'Partner.NoBillingContact',
  'Organization.NotFound',
  'Organization.NoPaymentCustomer',
  'Organization.AlreadyExists',
  'Organization.NoBillingContact',
  'Order.NotFound',
  'Invoice.InvoiceNotFound',
  'Invoice.MissingArchiveId',
  'Invoices.PartnerManaged',
  'Coupon.NotFound',
  'Coupon.Expired',
  'Coupon.AlreadyRedeemed',
  'CouponTemplate.NotFound',
  'CouponTemplate.Disabled',
  'Article.NotFound',
  'MailQueueItem.NotFound',
  'UmaImportTask.FileHashMismatch',
  'UmaImportTask.FileNameMalformed',
  'Import.CannotProvisionInInvalidTenantState',
  'Import.CannotDisposeInInvalidTenantState',
  'Import.JobsRunning',
  'ImportTask.NotFound',
  'ImportSource.CannotScheduleScheduledSource',
  'ImportSource.CannotScheduleWithAutoStart',
  'ImportSource.CannotCancelWithAutoStart',
  'ImportSource.InvalidTenantType',
  'ImportSource.NotFound',
  'ImportSource.Orphaned',
  'EventLog.NotFound',
  'CloudConnector.NotConnected',
  'CloudConnector.DelegateNotRegistered',
  'ExternalUserAuthentication.InvalidCredentials',
  'TransactionVolume.NotFound',
  'Storage.MailNotFound',
  'Storage.AttachmentNotFound',
  'MailParser.EmptyInputStream',
  'ArchiveTask.NotFound',
  'ArchivePolicy.NotFound',
  'ArchivePolicy.ConcurrentModification',
  'ArchivePolicy.NoRulesDefined',
  'ArchiveIndex.AclIsRequired',
  'TrustedDomain.DnsRecordNotFound',
  'TrustedDomain.NotFound',
  'TrustedDomain.AlreadyRegistered',
  'TrustedDomain.DomainHasUsersAssigned',
  'TrustedDomain.ManagedReadonly',
  'Token.NotFound',
  'Token.HasExpired',
  'TestingError.*',
  'TenantTermination.InvalidTenantState',
  'MailProcessingLog.NotFound',
  'MailProcessingLog.NoEmlBlob',
  'Mailbox.NotFound',
  'Mailbox.EmailAddressInUse',
  'Mailbox.DelegateUserIdInvalid',
  'Mailbox.ManagedReadonly',
  'Group.NotFound',
  'Group.ManagedReadonly',
  'EmailAddress.NotFound',
  'EmailAddress.AlreadyExists',
  'EmailAddress.Orphaned',
  'ChangeLog.NotFound',
  'Account.AccountNotFound',
  'Account.EmailNotConfirmed',
  'Account.InvalidPasswordResetToken',
  'Account.AuthenticatorKeyNotFound',
  'Account.GenerateRecoveryCodesFailed',
  'Account.InvalidAuthenticatorCode',
  'Tenant.NotFound',
  'Tenant.InvalidTenantType',
  'Tenant.CannotDisposeInvalidState',
  'Tenant.MicrosoftTenantAlreadyRegistered',
  'User.NotFound',
  'User.UserNameAlreadyExists',
  'User.MicrosoftUserRequiresReferenceId',
  'User.CannotInviteUserDomainInUse',
  'User.CannotDeleteCurrentUser',
  'User.CannotRemoveRoleTenantAdminFromCurrentUser',
  'User.ManagedReadonly',
  'Authentication.InvalidExternalLoginInfo',
  'Authentication.UserNotRegister',
  'Authentication.InvalidLoginAttempt',
  'Authentication.UserIsLockedOut',
  'Authentication.UserIsNotAllowed',
  'Authentication.TenantNotFound',
  'Authentication.TwoFactorAuthenticationRequired',
  'Authentication.NoTwoFactorAuthenticationInitiated',
  'Authentication.InvalidAuthenticatorCode',
  'Authentication.InvalidRecoveryCode',
  'Authentication.InvalidEmailCode',
  'AccessToken.NotFound',
  'AccessToken.InvalidValidity',
  'Default.UnexpectedError',
  'Default.ValidationError',
  'Default.Unauthorized',
  'Default.Forbidden',
] as const;

/** The codes of failures that no answer of the service describes (specification, section 8). */
export const CLIENT_ERROR_CODES = [
  'Frontend.FetchError',
  'Client.MissingParameter',
  'Client.Timeout',
  'Client.Abort',
] as const;

/** A code the service can refuse a call with. */
export type ServiceErrorCode = (typeof SERVICE_ERROR_CODES)[number];

/** A code the client gives a failure that has no code of the service. */
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

/** Every code this contract knows. `ApiError.code` may hold another: services grow. */
export type ErrorCode = ServiceErrorCode | ClientErrorCode;

const VARIANT_GROUP = 'testingerror.';

/**
 * The code of this contract that a code from the wire means: upper and lower case are not
 * distinguished, and a variant of `TestingError` is its group. `undefined` for a code this contract
 * does not know.
 */
export function knownErrorCode(code: string): ErrorCode | undefined {
  const wanted = code.toLowerCase();
  if (wanted.startsWith(VARIANT_GROUP)) return 'TestingError.*';
  return [...SERVICE_ERROR_CODES, ...CLIENT_ERROR_CODES].find((known) => known.toLowerCase() === wanted);
}
