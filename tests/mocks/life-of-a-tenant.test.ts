import {
  activateSubscription,
  addGroupMembers,
  addMailboxDelegates,
  addUserRoles,
  createAccessToken,
  createArchivePolicy,
  createCreditCardMandate,
  createEmailAddress,
  createGroup,
  createMailbox,
  createTrustedDomain,
  createUser,
  deleteTenant,
  finishStandardSetup,
  getInvoicePdf,
  getSubscriptionInfo,
  getTenant,
  getTrustedDomainVerifier,
  listImportSources,
  listImportTasks,
  listInvoices,
  listPaymentMandates,
  listStoragePackages,
  login,
  logout,
  setBillingAddress,
  setBillingContact,
  startImport,
  startStandardSetup,
  TENANT_ADMIN,
  terminateTenant,
  twoFactorWithAuthenticator,
  updateSubscription,
  verifyStandardSetup,
} from '@archive-console/api-client';
import { createWorld, DAY, MINUTE } from '@archive-console/mocks';
import { createDemoServer } from '@archive-console/mocks/server';
import { expect, it } from 'vitest';
import { close, listen } from '#tests/serving.ts';
import { address, contact, returning } from './billing-stages.ts';
import { blankPolicy } from './blank-policy.ts';
import { browserAt } from './browser-at.ts';
import { codeOf, firstPage } from './stage.ts';
import { codeOf as codeOfAuthenticator, turnedOn } from './turned-on.ts';
import { visitorAt } from './visitor-at.ts';

const emailAddress = 'boss@sonnenhof.example';
const domainName = 'sonnenhof.example';
const signIn = { email: emailAddress, password: 'Fresh-Start-1', rememberMe: false };

it('lives the whole life of a tenant over HTTP, from the first mail to the end', async () => {
  const world = createWorld();
  const server = createDemoServer({ world });
  const baseUrl = await listen(server);
  const { client } = browserAt(baseUrl);
  try {
    // Set up.
    await client.call(startStandardSetup, { emailAddress });
    const registrationToken = world.mails.at(-1)?.token ?? '';
    expect(await client.call(verifyStandardSetup, { registrationToken })).toEqual({ result: true });
    const { password } = signIn;
    const setUp = await client.call(finishStandardSetup, {
      password,
      registrationToken,
      tenantName: 'Sonnenhof',
    });
    client.token.write(setUp.accessToken);
    expect((await client.call(getTenant)).tenantState).toBe('Provisioning');
    world.clock.advance(MINUTE);
    expect((await client.call(getTenant)).tenantState).toBe('Ready');

    // Verify.
    expect(await codeOf(client.call(createTrustedDomain, { domainName }))).toBe(
      'TrustedDomain.DnsRecordNotFound',
    );
    const { domainVerifier } = await client.call(getTrustedDomainVerifier, { domainName });
    world.dnsZone.set(domainName, [domainVerifier]);
    await client.call(createTrustedDomain, { domainName });

    // Sign in with a second factor.
    const { key } = await turnedOn({ world, client });
    await client.call(logout);
    async function signInAfter(ms: number): Promise<void> {
      world.clock.advance(ms);
      client.token.write(undefined);
      expect(await codeOf(client.call(login, signIn))).toBe('Authentication.TwoFactorAuthenticationRequired');
      const { accessToken } = await client.call(twoFactorWithAuthenticator, {
        twoFactorCode: codeOfAuthenticator(world, key),
        rememberMachine: false,
        rememberMe: false,
      });
      client.token.write(accessToken);
    }
    await signInAfter(MINUTE);

    // Create everything.
    const user = await client.call(createUser, { userName: 'nora.klein' });
    await client.call(addUserRoles, { userId: user.id, roles: [TENANT_ADMIN] });
    const group = await client.call(createGroup, { name: 'Choir', groupType: 'Default' });
    await client.call(addGroupMembers, { groupId: group.id, memberIds: [user.id] });
    const mailbox = await client.call(createMailbox, { name: 'old.uma', mailboxType: 'UmaArchive' });
    await client.call(addMailboxDelegates, { mailboxId: mailbox.id, userIds: [user.id] });
    await client.call(createEmailAddress, {
      addressType: 'GroupAddress',
      address: `choir@${domainName}`,
      ownerId: group.id,
    });
    await client.call(createArchivePolicy, { ...blankPolicy, senderPatterns: ['*@news.example'] });
    const made = await client.call(createAccessToken, {
      tokenType: 'TenantAccessToken',
      expiryDate: new Date(world.clock.now().getTime() + 30 * DAY).toISOString(),
      scopes: ['MailImport'],
    });
    expect(made.token).toBeTruthy();

    // Import.
    const sources = await client.call(listImportSources, firstPage);
    const importSourceId = sources.rows[0]?.importSourceId ?? '';
    await client.call(startImport, { selectionType: 'Ids', ids: [importSourceId] });
    expect(await codeOf(client.call(terminateTenant))).toBe('Import.JobsRunning');
    await signInAfter(DAY);
    const [task] = (await client.call(listImportTasks, { ...firstPage, importSourceId })).rows;
    expect(task?.state).toBe('Success');

    // Subscribe.
    await client.call(setBillingAddress, address);
    await client.call(setBillingContact, contact);
    const { checkoutUrl } = await client.call(createCreditCardMandate, returning);
    await visitorAt(baseUrl).send(new URL(checkoutUrl).pathname, { outcome: 'success' });
    expect(await client.call(listPaymentMandates)).toEqual([
      expect.objectContaining({ paymentMethod: 'creditcard', status: 'Valid', isDefaultMandate: true }),
    ]);
    const [smallest, larger] = await client.call(listStoragePackages);
    const choice = { standardUsers: 2, featureEiv: false, storage: smallest?.balanceQuantity ?? 0 };
    await client.call(activateSubscription, choice);
    expect((await client.call(getSubscriptionInfo, {})).subscription.isTrial).toBe(false);
    await client.call(updateSubscription, { ...choice, storage: larger?.balanceQuantity ?? 0 });

    // Pay.
    await signInAfter(93 * DAY);
    const invoice = (await client.call(listInvoices, firstPage)).rows.find(
      ({ paymentState }) => paymentState === 'Paid',
    );
    const { blob } = await client.call(getInvoicePdf, { invoiceId: invoice?.id ?? '' });
    expect((await blob.text()).slice(0, 5)).toBe('%PDF-');

    // Terminate.
    await client.call(terminateTenant);
    expect((await client.call(getTenant)).tenantState).toBe('Terminated');
    await client.call(deleteTenant);
    client.token.write(undefined);
    expect(await codeOf(client.call(login, signIn))).toBe('Authentication.InvalidLoginAttempt');
  } finally {
    await close(server);
  }
}, 20_000);
