import {
  addMailboxDelegates,
  createMailbox,
  deleteMailbox,
  getMailbox,
  getMailboxWithOwner,
  listMailboxAddresses,
  listMailboxDelegates,
  removeMailboxDelegates,
  updateMailbox,
} from '@archive-console/api-client';
import { mailboxIdOf, userIdOf } from '@archive-console/mocks';
import type { Stage } from '../stage.ts';
import type { Provoked } from './provocation.ts';

const none = { mailboxId: 'none' };
const managed = { mailboxId: mailboxIdOf('Sales') };
const local = { mailboxId: mailboxIdOf('Works council') };
const gustav = userIdOf('gustav.lund');
const own = { name: 'Any', mailboxType: 'UserMailbox', ownerId: gustav } as const;

const reads = [getMailbox, getMailboxWithOwner, listMailboxDelegates, listMailboxAddresses] as const;

const delegation = (operation: typeof addMailboxDelegates | typeof removeMailboxDelegates) => ({
  'Mailbox.NotFound': ({ client }: Stage) => client.call(operation, { ...none, userIds: [] }),
  'Mailbox.ManagedReadonly': ({ client }: Stage) => client.call(operation, { ...managed, userIds: [] }),
  'Mailbox.DelegateUserIdInvalid': ({ client }: Stage) =>
    client.call(operation, { ...local, userIds: [gustav, 'nobody'] }),
});

export const mailboxesProvoked: readonly Provoked[] = [
  ...reads.map(
    (operation) =>
      [operation, { 'Mailbox.NotFound': ({ client }: Stage) => client.call(operation, none) }] as const,
  ),
  [
    createMailbox,
    {
      'User.NotFound': ({ client }) => client.call(createMailbox, { ...own, ownerId: 'nobody' }),
      'Mailbox.EmailAddressInUse': ({ client }) => client.call(createMailbox, own),
      async 'EmailAddress.Orphaned'({ client }) {
        await client.call(deleteMailbox, { mailboxId: mailboxIdOf('gustav.lund') });
        return client.call(createMailbox, own);
      },
    },
  ],
  [
    updateMailbox,
    {
      'Mailbox.NotFound': ({ client }) => client.call(updateMailbox, { id: 'none', name: 'Any' }),
      'Mailbox.ManagedReadonly': ({ client }) =>
        client.call(updateMailbox, { id: managed.mailboxId, name: 'Any' }),
      'User.NotFound': ({ client }) =>
        client.call(updateMailbox, { id: local.mailboxId, name: 'Any', ownerId: 'nobody' }),
    },
  ],
  [
    deleteMailbox,
    {
      'Mailbox.NotFound': ({ client }) => client.call(deleteMailbox, none),
      'Mailbox.ManagedReadonly': ({ client }) => client.call(deleteMailbox, managed),
    },
  ],
  [addMailboxDelegates, delegation(addMailboxDelegates)],
  [removeMailboxDelegates, delegation(removeMailboxDelegates)],
];
