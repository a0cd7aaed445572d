import type { Address } from '@archive-console/api-client';
import { groupsPaths } from '#shared/paths/groups.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';

/** The page of the mailbox or group that an address belongs to; none where it was deleted. */
export function ownerPath({ addressType, ownerId }: Pick<Address, 'addressType' | 'ownerId'>) {
  if (ownerId === null) return undefined;
  if (addressType === 'GroupAddress') return groupsPaths.details(ownerId, 'addresses');
  return addressType === 'MailboxAddress' ? mailboxesPaths.details(ownerId, 'addresses') : undefined;
}
