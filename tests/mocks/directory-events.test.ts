import * as api from '@archive-console/api-client';
import {
  addressIdOf,
  domainIdOf,
  groupIdOf,
  importSourceIdOf,
  mailboxIdOf,
  policyIdOf,
  tokenIdOf,
  userIdOf,
} from '@archive-console/mocks';
import { expect, it, vi } from 'vitest';
import { failing } from '#tests/failing.ts';
import { blankPolicy } from './blank-policy.ts';
import { type Stage, stage } from './stage.ts';

const groupId = groupIdOf('Newsletter');
const mailboxId = mailboxIdOf('Works council');
const gustav = userIdOf('gustav.lund');
const council = addressIdOf('betriebsrat@demo.example');
const newsletter = addressIdOf('newsletter@demo.example');
const archivePolicyId = policyIdOf('Newsletters');
const policy = { ...blankPolicy, senderPatterns: ['*@news.example'] };
const accessTokenId = tokenIdOf('Connector in Hamburg');
const trustedDomainId = domainIdOf('lindenhof-shop.example');
const www = { addressType: 'MailboxAddress', address: 'www@demo.example', ownerId: mailboxId } as const;
const token = { tokenType: 'TenantAccessToken', expiryDate: '2027-01-31T00:00:00Z' } as const;

type Write = (client: Stage['client']) => Promise<unknown>;
/** What is written, and what the hub reports; `new` stands for the id of what was made. */
const reported: readonly (readonly [string, Write, Readonly<Record<string, readonly string[]>>])[] = [
  [
    'createGroup',
    (client) => client.call(api.createGroup, { name: 'Choir', groupType: 'Default' }),
    { GroupsChanged: ['new'] },
  ],
  [
    'updateGroupName',
    (client) => client.call(api.updateGroupName, { groupId, name: 'Circular' }),
    { GroupsChanged: [groupId], EmailAddressesChanged: [newsletter] },
  ],
  [
    'addGroupMembers',
    (client) => client.call(api.addGroupMembers, { groupId, memberIds: [gustav] }),
    { GroupsChanged: [groupId], UsersChanged: [gustav] },
  ],
  [
    'removeGroupMembers',
    (client) => client.call(api.removeGroupMembers, { groupId, memberIds: [gustav] }),
    { GroupsChanged: [groupId], UsersChanged: [gustav] },
  ],
  [
    'deleteGroup',
    (client) => client.call(api.deleteGroup, { groupId: groupIdOf('Interns') }),
    { GroupsChanged: [groupIdOf('Interns')] },
  ],
  [
    'createMailbox',
    (client) => client.call(api.createMailbox, { name: 'Choir', mailboxType: 'SharedMailbox' }),
    { MailboxesChanged: ['new'], ImportSourcesChanged: ['source of new'] },
  ],
  [
    'updateMailbox',
    (client) => client.call(api.updateMailbox, { id: mailboxId, name: 'Council' }),
    { MailboxesChanged: [mailboxId], EmailAddressesChanged: [council] },
  ],
  [
    'addMailboxDelegates',
    (client) => client.call(api.addMailboxDelegates, { mailboxId, userIds: [gustav] }),
    { MailboxesChanged: [mailboxId] },
  ],
  [
    'removeMailboxDelegates',
    (client) => client.call(api.removeMailboxDelegates, { mailboxId, userIds: [gustav] }),
    { MailboxesChanged: [mailboxId] },
  ],
  [
    'deleteMailbox',
    (client) => client.call(api.deleteMailbox, { mailboxId }),
    { MailboxesChanged: [mailboxId], EmailAddressesChanged: [council] },
  ],
  [
    'createEmailAddress',
    (client) => client.call(api.createEmailAddress, www),
    { EmailAddressesChanged: ['new'] },
  ],
  [
    'deleteEmailAddress',
    (client) => client.call(api.deleteEmailAddress, { emailAddressId: council }),
    { EmailAddressesChanged: [council] },
  ],
  [
    'createTrustedDomain',
    (client) => client.call(api.createTrustedDomain, { domainName: 'lindenhof-verlag.example' }),
    { TrustedDomainsChanged: ['new'] },
  ],
  [
    'deleteTrustedDomain',
    (client) => client.call(api.deleteTrustedDomain, { trustedDomainId }),
    { TrustedDomainsChanged: [trustedDomainId] },
  ],
  [
    'createArchivePolicy',
    (client) => client.call(api.createArchivePolicy, policy),
    { ArchivePoliciesChanged: ['new'] },
  ],
  [
    'updateArchivePolicy',
    (client) => client.call(api.updateArchivePolicy, { ...policy, id: archivePolicyId, version: 4 }),
    { ArchivePoliciesChanged: [archivePolicyId] },
  ],
  [
    'moveArchivePolicy',
    (client) => client.call(api.moveArchivePolicy, { archivePolicyId, position: 0 }),
    { ArchivePoliciesChanged: [archivePolicyId] },
  ],
  [
    'removeArchivePolicy',
    (client) => client.call(api.removeArchivePolicy, { archivePolicyId }),
    { ArchivePoliciesChanged: [archivePolicyId] },
  ],
  [
    'createAccessToken',
    async (client) => (await client.call(api.createAccessToken, { ...token, scopes: ['MailImport'] })).token,
    { AccessTokensChanged: ['new'] },
  ],
  [
    'revokeAccessToken',
    (client) => client.call(api.revokeAccessToken, { accessTokenId }),
    { AccessTokensChanged: [accessTokenId] },
  ],
];

it('Every connected client is notified of every write', async () => {
  const nameOf = ([name]: (typeof reported)[number]) => name;
  const amiss = await failing(reported, nameOf, async ([, write, events]) => {
    const { client, world } = await stage();
    const notify = vi.spyOn(world.hub, 'notify');
    const made = (await write(client)) as { id: string } | undefined;
    const idOf = new Map([
      ['new', made?.id],
      ['source of new', importSourceIdOf(made?.id ?? '')],
    ]);
    const expected = Object.entries(events).map(([event, ids]) => [
      event,
      { ids: ids.map((id) => (idOf.has(id) ? idOf.get(id) : id)) },
    ]);
    expect(notify.mock.calls).toEqual(expected);
  });
  expect(amiss).toEqual([]);
});
