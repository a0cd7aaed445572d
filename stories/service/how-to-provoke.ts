import type { ServiceErrorCode } from '@archive-console/api-client';

/**
 * How each code that some operation answers is brought about in the demo service. The tests provoke every one of
 * them, operation by operation: `tests/mocks/provocations.ts`.
 */
export const howToProvoke = {
  'VatValidation.Invalid': 'Save a billing address whose VAT id has a wrong check digit: DE136695977.',
  'TenantUsage.NotFound':
    'Ask for the usage of a tenant that nobody knows (XX-0000-0000), or in a world without days of history.',
  'TenantSubscription.NotFound':
    'Sign in as no-billing@demo.example, a tenant without a plan; then read or change the plan, or redeem USERS-10.',
  'TenantSubscription.AlreadyExists': 'Activate a plan as admin@demo.example, whose tenant has one.',
  'TenantSubscription.CannotEditManagedSubscription':
    'Activate or change the plan as partner-managed@demo.example.',
  'CouponWallet.NotFound': 'Read the wallet as no-billing@demo.example.',
  'TenantBalance.NotFound': 'Read the balance as no-billing@demo.example.',
  'TenantAccounting.NotFound': 'List invoices as no-billing@demo.example.',
  'TenantAccounting.NoMatchesForBillingMonth': 'List the invoices of January 2019.',
  'Payment.CustomerNotFound':
    'As trial@demo.example, who has said nothing about billing yet: read the billing contact, or choose or revoke a mandate.',
  'Payment.OrganizationNotFound':
    'Agree to be charged as trial@demo.example before a billing address is saved.',
  'Payment.PartnerNotFound':
    'Redeem PARTNER-TALWERK, let 46 days pass until that partner is gone, and agree to be charged.',
  'Payment.CheckoutUrlMissing':
    'Save no-checkout@demo.example as the billing contact, then add a card or PayPal.',
  'Payment.PublicTenantIdMissing':
    'Agree to be charged as provisioning@demo.example, before its tenant is ready after a minute.',
  'Payment.InitialPaymentAlreadyRun':
    'Begin a card or PayPal mandate, leave its first payment pending at the checkout page, and begin another.',
  'Payment.NoPaymentProviderInfo': 'Activate a plan or agree to be charged as no-billing@demo.example.',
  'Payment.MandateNotFound': 'Choose or revoke a mandate with an id that nobody knows.',
  'Payment.CantRevokeDefaultMandate': 'Revoke the mandate that is charged while there are others.',
  'Payment.InvalidMandate':
    'Choose the mandate that has become invalid, or agree to direct debit with an IBAN from outside of SEPA.',
  'Payment.NoDefaultMandate':
    'Activate a plan before any mandate is agreed to, or revoke all of them and change the plan.',
  'Partner.PartnerNotFound': 'Use the code PARTNER-UNKNOWN.',
  'Partner.NoPaymentCustomer': 'Redeem PARTNER-NO-PAYMENT.',
  'Partner.UserAlreadyAssigned': 'Redeem PARTNER-NORDLICHT, then PARTNER-TALWERK.',
  'Partner.NoCouponTemplate': 'Redeem PARTNER-NO-KIND.',
  'Partner.NoBillingContact': 'Redeem PARTNER-NO-CONTACT.',
  'Organization.NotFound': 'Read the billing address as trial@demo.example.',
  'Organization.NoPaymentCustomer':
    'Activate a plan as trial@demo.example before a billing address is saved.',
  'Organization.AlreadyExists': 'Save a billing address with the VAT id of another customer: DE909090902.',
  'Organization.NoBillingContact':
    'As trial@demo.example, save the billing address only; then activate a plan or agree to be charged.',
  'Invoice.InvoiceNotFound': 'Ask for the PDF of an invoice that nobody knows.',
  'Invoice.MissingArchiveId':
    'Let 11 days pass: the month is billed, and the PDF of the newest invoice is not made yet.',
  'Invoices.PartnerManaged':
    'List invoices, ask for a PDF or agree to be charged as partner-managed@demo.example.',
  'Coupon.NotFound': 'Use the code NOBODY-KNOWS.',
  'Coupon.Expired': 'Use the code SUMMER-2025.',
  'Coupon.AlreadyRedeemed': 'Use the code WELCOME-2025, or redeem USERS-10 twice.',
  'CouponTemplate.NotFound': 'Use the code KIND-GONE.',
  'CouponTemplate.Disabled': 'Use the code KIND-DISABLED.',
  'Article.NotFound': 'Choose a storage package that does not exist: 91 GB, or an id that nobody knows.',
  'UmaImportTask.FileHashMismatch': 'Create the UMA archive archive-2020.00000000.uma and start its import.',
  'UmaImportTask.FileNameMalformed': 'Create a UMA archive named Old mail and start its import.',
  'Import.CannotProvisionInInvalidTenantState':
    'Start an import as terminated@demo.example, or go on with a registration before its address is confirmed.',
  'Import.CannotDisposeInInvalidTenantState': 'Delete the tenant as provisioning@demo.example.',
  'Import.JobsRunning': 'Terminate the tenant as admin@demo.example while an import runs.',
  'ImportTask.NotFound': 'Read an import that nobody knows.',
  'ImportSource.CannotScheduleScheduledSource': 'Start the import of archive-2019.uma, which waits already.',
  'ImportSource.CannotScheduleWithAutoStart': 'Start the import of Amelie Brandt, which starts by itself.',
  'ImportSource.CannotCancelWithAutoStart': 'Cancel the import of Amelie Brandt, which starts by itself.',
  'ImportSource.InvalidTenantType':
    'Start an import, or list public folders, as administrative@demo.example.',
  'ImportSource.NotFound': 'Read, list, start or cancel imports of a source that nobody knows.',
  'ImportSource.Orphaned': 'Start the import of Thomas Berger (left 2024).',
  'CloudConnector.NotConnected':
    'Sign in as connector-down@demo.example; or start an import, or list public folders, as trial@demo.example.',
  'CloudConnector.DelegateNotRegistered': 'Create the public folder Minutes and start its import.',
  'ExternalUserAuthentication.InvalidCredentials': 'Sign in as directory@demo.example.',
  'ArchivePolicy.NotFound': 'Read, change, move or remove a policy that nobody knows.',
  'ArchivePolicy.ConcurrentModification': 'Change a policy with the version it had before.',
  'ArchivePolicy.NoRulesDefined': 'Create or change a policy without a single pattern or size.',
  'TrustedDomain.DnsRecordNotFound': 'Add new.example, which has no record in the demo zone.',
  'TrustedDomain.NotFound': 'Read or delete a domain that nobody knows.',
  'TrustedDomain.AlreadyRegistered': 'Add taken.example.',
  'TrustedDomain.DomainHasUsersAssigned': 'Delete kanzlei-lund.example.',
  'TrustedDomain.ManagedReadonly': 'Delete lindenhof.example.',
  'Token.NotFound': 'Use a link whose token nobody knows: of a setup, of the second factor, of a consent.',
  'Token.HasExpired':
    'Let the time of a link pass: 2 days for a password or the second factor, 3 days for a setup, an hour for a consent.',
  'TenantTermination.InvalidTenantState': 'Terminate the tenant as terminated@demo.example.',
  'Mailbox.NotFound': 'Read or change a mailbox that nobody knows, or give an address the id of a group.',
  'Mailbox.EmailAddressInUse': 'Create a user mailbox for somebody who has one.',
  'Mailbox.DelegateUserIdInvalid': 'Let a mailbox be read by somebody who is not there.',
  'Mailbox.ManagedReadonly': 'Change or delete the mailbox Sales, or one of its addresses.',
  'Group.NotFound': 'Read or change a group that nobody knows.',
  'Group.ManagedReadonly': 'Change the group Board, its members or its addresses.',
  'EmailAddress.NotFound': 'Read or delete an address that nobody knows.',
  'EmailAddress.AlreadyExists': 'Add SALES@lindenhof.example: upper and lower case are not told apart.',
  'EmailAddress.Orphaned':
    'Add fax@demo.example, which belongs to nothing any more; or create the mailbox of somebody whose mailbox was deleted.',
  'Account.AccountNotFound': 'Ask for a new password, be deleted, and use the link of the mail.',
  'Account.EmailNotConfirmed': 'Sign in as unconfirmed@demo.example.',
  'Account.InvalidPasswordResetToken': 'Set a new password with a token that nobody knows.',
  'Account.AuthenticatorKeyNotFound': 'Turn the second factor on before its key was read.',
  'Account.GenerateRecoveryCodesFailed': 'Make new recovery codes while the second factor is off.',
  'Account.InvalidAuthenticatorCode': 'Turn the second factor on with a wrong code.',
  'Tenant.NotFound': 'Go on with a registration that was not begun in this browser.',
  'Tenant.InvalidTenantType': 'Do anything with Microsoft 365 as admin@demo.example, a Standard tenant.',
  'Tenant.CannotDisposeInvalidState': 'Delete the tenant before it is terminated.',
  'Tenant.MicrosoftTenantAlreadyRegistered':
    'Register the organization of microsoft@demo.example once more, or one in two browsers at once.',
  'User.NotFound': 'Read or change somebody whom nobody knows, or name them in a list.',
  'User.UserNameAlreadyExists':
    'Create or rename somebody as BJARNE.Olsen, or set up two tenants with one address.',
  'User.MicrosoftUserRequiresReferenceId':
    'Create somebody with an address of lindenhof.example, whose people come from Microsoft 365.',
  'User.CannotInviteUserDomainInUse': 'Create or rename somebody with an address of taken.example.',
  'User.CannotDeleteCurrentUser': 'Delete yourself.',
  'User.CannotRemoveRoleTenantAdminFromCurrentUser': 'Take the administrator role from yourself.',
  'User.ManagedReadonly': 'Rename, change or delete Bjarne Olsen, who comes from Microsoft 365.',
  'Authentication.InvalidExternalLoginInfo': 'Come back from Microsoft with a state that nobody knows.',
  'Authentication.UserNotRegister': 'Sign in with Microsoft as admin@nordlicht.example.',
  'Authentication.InvalidLoginAttempt': 'Sign in, or change the password, with a wrong password.',
  'Authentication.UserIsLockedOut': 'Give five wrong passwords or codes, or sign in as locked@demo.example.',
  'Authentication.UserIsNotAllowed': 'Sign in as microsoft@demo.example with a password.',
  'Authentication.TenantNotFound': 'Sign in as homeless@demo.example, with a password or with Microsoft.',
  'Authentication.TwoFactorAuthenticationRequired':
    'Sign in as second-step@demo.example. It is no failure: the second step begins.',
  'Authentication.NoTwoFactorAuthenticationInitiated': 'Give a code without having given a password before.',
  'Authentication.InvalidAuthenticatorCode':
    'As second-step@demo.example, give a wrong code of the authenticator.',
  'Authentication.InvalidRecoveryCode': 'As second-step@demo.example, give a wrong recovery code.',
  'Authentication.InvalidEmailCode': 'As second-step@demo.example, give a wrong code of the mail.',
  'AccessToken.NotFound': 'Read or revoke a token that nobody knows, or the personal one of somebody else.',
  'AccessToken.InvalidValidity': 'Create a token that ends at once, or in more than a year.',
  'Default.UnexpectedError':
    'By no input: switch it on for an operation in the panel, /demo; a story states it with on(operation).fails(…).',
  'Default.ValidationError': 'Send a field the operation cannot take: page 0.',
  'Default.Unauthorized': 'Ask without a session, or with a token that has ended.',
  'Default.Forbidden': 'Ask as user@demo.example, who lacks the administrator role.',
} as const satisfies Partial<Record<ServiceErrorCode, string>>;
