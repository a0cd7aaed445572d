import type { User } from '@archive-console/api-client';
import { withdrawCredential } from '../session/withdraw-credential.ts';
import { revokeTokensOf } from '../tokens/tokens.ts';
import type { World } from '../world.ts';

/** Removes a user: mailboxes lose their owner, groups lose a member; archived mail is kept. */
export function removeUser(world: World, { id }: User): void {
  const groupIds = world.members.forget(id);
  const delegatedIds = world.delegates.forget(id);
  const owned = world.mailboxes.having('ownerId', id);
  for (const mailbox of owned) world.mailboxes.put({ ...mailbox, ownerId: null });
  world.roles.forget(id);
  world.users.remove(id);
  withdrawCredential(world, id);
  revokeTokensOf(world, id);

  const mailboxIds = [...owned.map((mailbox) => mailbox.id), ...delegatedIds];
  world.hub.notify('UsersChanged', { ids: [id] });
  if (groupIds.length > 0) world.hub.notify('GroupsChanged', { ids: groupIds });
  if (mailboxIds.length > 0) world.hub.notify('MailboxesChanged', { ids: mailboxIds });
}
