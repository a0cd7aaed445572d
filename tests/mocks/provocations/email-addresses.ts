import {
  createEmailAddress,
  deleteEmailAddress,
  getEmailAddress,
  type InputOf,
} from '@archive-console/api-client';
import { addressIdOf, groupIdOf, mailboxIdOf } from '@archive-console/mocks';
import type { Provocation, Provoked } from './provocation.ts';

const none = { emailAddressId: 'none' };

const created =
  (difference: Partial<InputOf<typeof createEmailAddress>>): Provocation =>
  ({ client }) =>
    client.call(createEmailAddress, {
      addressType: 'MailboxAddress',
      address: 'new@demo.example',
      ownerId: mailboxIdOf('Webmaster'),
      ...difference,
    });

const deleted =
  (address: string): Provocation =>
  ({ client }) =>
    client.call(deleteEmailAddress, { emailAddressId: addressIdOf(address) });

export const emailAddressesProvoked: readonly Provoked[] = [
  [getEmailAddress, { 'EmailAddress.NotFound': ({ client }) => client.call(getEmailAddress, none) }],
  [
    createEmailAddress,
    {
      'EmailAddress.AlreadyExists': created({ address: 'SALES@lindenhof.example' }),
      'EmailAddress.Orphaned': created({ address: 'fax@demo.example' }),
      'Mailbox.NotFound': created({ ownerId: groupIdOf('Accounting') }),
      'Mailbox.ManagedReadonly': created({ ownerId: mailboxIdOf('Sales') }),
      'Group.NotFound': created({ addressType: 'GroupAddress' }),
      'Group.ManagedReadonly': created({ addressType: 'GroupAddress', ownerId: groupIdOf('Board') }),
    },
  ],
  [
    deleteEmailAddress,
    {
      'EmailAddress.NotFound': ({ client }) => client.call(deleteEmailAddress, none),
      'Mailbox.ManagedReadonly': deleted('sales@lindenhof.example'),
      'Group.ManagedReadonly': deleted('alle@lindenhof.example'),
    },
  ],
];
