import type { InputOf, createMailbox, Mailbox, User } from '@archive-console/api-client';
import { assign } from '../addresses/new-address.ts';
import { addressWritten } from '../addresses/taken.ts';
import { addSources } from '../imports/sources.ts';
import { userWith } from '../people/find.ts';
import { filled } from '../filled.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';

/** A person's own mailbox begins with his address, so that address must be no other person's. */
function firstAddress(world: World, mailboxType: string, owner: User | undefined): string | undefined {
  const address = owner?.primaryEmail ?? '';
  if (mailboxType !== 'UserMailbox' || address === '') return undefined;
  const taken = addressWritten(world, address);
  if (taken?.ownerId === null) refuse('EmailAddress.Orphaned');
  if (taken !== undefined)
    refuse('Mailbox.EmailAddressInUse', `${taken.address} belongs to ${taken.assignedTo}.`);
  return address;
}

/** A new mailbox, with its first address where it is a person's own. */
export function addMailbox(world: World, wanted: InputOf<typeof createMailbox>): Mailbox {
  const { mailboxType } = wanted;
  const name = filled('name', wanted.name);
  const ownerId = wanted.ownerId ?? null;
  const owner = ownerId === null ? undefined : userWith(world, ownerId);
  const address = firstAddress(world, mailboxType, owner);
  const mailbox = { id: world.newId('mailbox'), name, mailboxType, ownerId, hasExternalReference: false };
  world.mailboxes.put(mailbox);
  world.hub.notify('MailboxesChanged', { ids: [mailbox.id] });
  if (address !== undefined) assign(world, 'MailboxAddress', address, mailbox);
  addSources(world, [{ mailbox, address }]);
  return mailbox;
}
