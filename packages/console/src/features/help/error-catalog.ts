import { ApiError, CLIENT_ERROR_CODES, SERVICE_ERROR_CODES } from '@archive-console/api-client';
import type { i18n } from 'i18next';
import { type ErrorWords, errorWords } from '#shared/errors/error-words.ts';
import type { WordKey } from '#shared/i18n/use-words.ts';

/** Who can do something about an error besides the reader, by how its code begins. */
const helpers: readonly (readonly [string, WordKey])[] = [
  ['TrustedDomain.DnsRecordNotFound', 'help:helper.dns'],
  ['TenantSubscription.CannotEditManagedSubscription', 'help:helper.partner'],
  ['TenantSubscription.NotFound', 'help:helper.partnerIfAny'],
  ['Invoices.PartnerManaged', 'help:helper.partner'],
  ['Partner.', 'help:helper.partner'],
  ['Coupon.Expired', 'help:helper.coupon'],
  ['CouponTemplate.', 'help:helper.coupon'],
  ['Default.Forbidden', 'help:helper.administrator'],
  ['Authentication.UserIsLockedOut', 'help:helper.administrator'],
  ['Authentication.UserIsNotAllowed', 'help:helper.administrator'],
  ['Authentication.UserNotRegister', 'help:helper.administrator'],
  ['Account.AccountNotFound', 'help:helper.administrator'],
  ['Account.EmailNotConfirmed', 'help:helper.administrator'],
  ['User.CannotDeleteCurrentUser', 'help:helper.administrator'],
  ['User.CannotRemoveRoleTenantAdminFromCurrentUser', 'help:helper.administrator'],
  ['ExternalUserAuthentication.', 'help:helper.directory'],
  ['User.ManagedReadonly', 'help:helper.source'],
  ['User.MicrosoftUserRequiresReferenceId', 'help:helper.source'],
  ['Group.ManagedReadonly', 'help:helper.source'],
  ['Mailbox.ManagedReadonly', 'help:helper.source'],
  ['TrustedDomain.ManagedReadonly', 'help:helper.source'],
  ['CloudConnector.', 'help:helper.mailServer'],
  ['ImportSource.Orphaned', 'help:helper.mailServer'],
  ['Default.UnexpectedError', 'help:helper.support'],
  ['Default.ValidationError', 'help:helper.support'],
  ['Client.MissingParameter', 'help:helper.support'],
  ['Account.GenerateRecoveryCodesFailed', 'help:helper.support'],
  ['Authentication.TenantNotFound', 'help:helper.support'],
  ['Organization.AlreadyExists', 'help:helper.support'],
  ['Payment.CheckoutUrlMissing', 'help:helper.support'],
  ['Payment.NoPaymentProviderInfo', 'help:helper.support'],
  ['Payment.PartnerNotFound', 'help:helper.support'],
  ['Payment.PublicTenantIdMissing', 'help:helper.support'],
  ['Tenant.MicrosoftTenantAlreadyRegistered', 'help:helper.support'],
  ['Tenant.NotFound', 'help:helper.support'],
  ['TrustedDomain.AlreadyRegistered', 'help:helper.support'],
  ['Storage.', 'help:helper.support'],
  ['MailParser.', 'help:helper.support'],
  ['ArchiveIndex.', 'help:helper.support'],
];

/** Who can help, in a sentence; undefined where it is in the reader's own hands. */
export const helperOf = (code: string): WordKey | undefined =>
  helpers.find(([beginning]) => code.startsWith(beginning))?.[1];

/** What a code means. Its own words only: what the service adds to one call is not known here. */
export const wordsOfCode = (i18n: i18n, code: string): ErrorWords =>
  errorWords(i18n, new ApiError(code, { kind: 'refused', code, operation: '' }));

/** Every code that the service and the console know, in the words of the reader, by title. */
export function errorCatalog(i18n: i18n, language: string): readonly ErrorWords[] {
  return (
    [...SERVICE_ERROR_CODES, ...CLIENT_ERROR_CODES]
      // Answered in tests of the service alone.
      .filter((code) => !code.startsWith('TestingError'))
      .map((code) => wordsOfCode(i18n, code))
      .toSorted((one, other) => one.title.localeCompare(other.title, language))
  );
}

/** Those that have all the words of a search somewhere. */
export function foundIn(catalog: readonly ErrorWords[], search: string): readonly ErrorWords[] {
  const wanted = search.toLowerCase().split(/\s+/);
  return catalog.filter(({ title, text, code }) => {
    const all = `${title} ${text} ${code}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
