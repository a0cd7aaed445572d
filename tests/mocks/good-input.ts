import * as api from '@archive-console/api-client';
import { type AnyOperation, pathParameters } from '@archive-console/api-client';
import {
  accounts,
  addressIdOf,
  articleIdOf,
  domainIdOf,
  groupIdOf,
  importSourceIdOf,
  importTaskIdOf,
  invoiceIdOf,
  mailboxIdOf,
  mandateIdOf,
  policyIdOf,
  tokenIdOf,
  userIdOf,
} from '@archive-console/mocks';
import { account, address, choice, contact, returning } from './billing-stages.ts';
import { blankPolicy } from './blank-policy.ts';

const sourceId = importSourceIdOf('Bjarne Olsen');

/** Something good for every parameter there is, by its name. */
const GOOD: Readonly<Record<string, unknown>> = {
  page: 1,
  rowsPerPage: 10,
  userId: userIdOf('gustav.lund'),
  groupId: groupIdOf('Accounting'),
  groupIds: [groupIdOf('Project Seerose')],
  mailboxId: mailboxIdOf('Sales'),
  emailAddressId: addressIdOf('sales@lindenhof.example'),
  memberIds: [userIdOf('gustav.lund')],
  userIds: [userIdOf('gustav.lund')],
  archivePolicyId: policyIdOf('Newsletters'),
  importSourceId: sourceId,
  importTaskId: importTaskIdOf(sourceId),
  position: 0,
  accessTokenId: tokenIdOf('Connector in Hamburg'),
  trustedDomainId: domainIdOf('lindenhof-shop.example'),
  domainName: 'lindenhof-shop.example',
  roles: [api.TENANT_ADMIN],
  userName: 'nora.klein',
  firstName: 'Nora',
  lastName: 'Klein',
  displayName: 'Nora Klein',
  primaryEmail: 'nora.klein@demo.example',
  email: accounts[0].email,
  password: accounts[0].password,
  oldPassword: accounts[0].password,
  newPassword: 'Another-1',
  confirmPassword: 'Another-1',
  rememberMe: true,
  emailAddress: 'boss@sonnenhof.example',
  upn: 'archive@seewind.example',
  timezoneIdentifier: 'Europe/Vienna',
  from: '2026-09-01',
  to: '2026-11-20',
};

const policy = { ...blankPolicy, senderPatterns: ['*@news.example'] };
const council = { mailboxId: mailboxIdOf('Works council') };

/** Where a parameter means something of its own. */
const DIFFERENT = new Map<AnyOperation, Readonly<Record<string, unknown>>>([
  [
    api.createAccessToken,
    { tokenType: 'TenantAccessToken', expiryDate: '2027-01-31T00:00:00Z', scopes: ['MailImport'] },
  ],
  [api.createArchivePolicy, policy],
  [api.updateArchivePolicy, { ...policy, id: policyIdOf('Newsletters'), version: 4 }],
  [
    api.createEmailAddress,
    {
      addressType: 'MailboxAddress',
      address: 'new@demo.example',
      ownerId: mailboxIdOf('Works council'),
    },
  ],
  [api.deleteEmailAddress, { emailAddressId: addressIdOf('betriebsrat@demo.example') }],
  [api.createGroup, { name: 'Choir', groupType: 'Default' }],
  [api.updateGroupName, { name: 'Bookkeeping' }],
  [api.createMailbox, { name: 'Choir', mailboxType: 'SharedMailbox' }],
  [api.updateMailbox, { id: council.mailboxId, name: 'Council' }],
  [api.deleteMailbox, council],
  [api.addMailboxDelegates, council],
  [api.removeMailboxDelegates, council],
  [api.startImport, { selectionType: 'Ids', ids: [sourceId] }],
  [api.cancelImport, { selectionType: 'Ids', ids: [importSourceIdOf('archive-2019.uma')] }],
  [api.createTrustedDomain, { domainName: 'lindenhof-verlag.example' }],
  [api.redeemCoupon, { couponCode: 'USERS-10' }],
  [api.validateCoupon, { couponCode: 'USERS-10' }],
  [
    api.calculateSubscriptionPrice,
    {
      appliedCoupons: ['USERS-10'],
      selectedStandardUsers: 58,
      selectedStoragePackage: articleIdOf('ARC-ST-0090'),
    },
  ],
  [api.activateSubscription, choice],
  [api.updateSubscription, choice],
  [api.setBillingAddress, address],
  [api.setBillingContact, contact],
  [api.createDirectDebitMandate, account],
  [api.createCreditCardMandate, returning],
  [api.createPaypalMandate, returning],
  [api.setDefaultPaymentMandate, { mandateId: mandateIdOf('card') }],
  [api.revokePaymentMandate, { mandateId: mandateIdOf('card') }],
  [api.getInvoicePdf, { invoiceId: invoiceIdOf('RE-2026-10-7731') }],
  [api.validateVatId, { vatId: address.vatId }],
  [api.listUsageHistory, { from: '2026-11-16', to: '2026-11-20' }],
  [api.getTenantUsage, { publicTenantId: 'LH-2048-7731' }],
  [api.validatePasswordResetToken, { token: 'unknown' }],
  [api.resetPassword, { password: 'Another-1' }],
  [api.finishStandardSetup, { password: 'Fresh-1', tenantName: 'Sonnenhof' }],
]);

/** Something good to call an operation with, apart from what its stage has to hand out first. */
export function goodInputFor(operation: AnyOperation): Record<string, unknown> {
  const names = Object.keys(operation.takes?.entries ?? {});
  const wanted = names.filter(
    (name) => name in GOOD && !(operation.effect === 'read' && name === 'userName'),
  );
  const always = pathParameters(operation.path);
  const filled = [...new Set([...wanted, ...always])].map((name) => [name, GOOD[name]]);
  return { ...Object.fromEntries(filled), ...DIFFERENT.get(operation) };
}
