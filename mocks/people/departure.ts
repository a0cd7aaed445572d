import type { User } from '@archive-console/api-client';
import { withdrawCredential } from '../session/withdraw-credential.ts';
import { revokeTokensOf } from '../tokens/tokens.ts';
import type { World } from '../world.ts';

/** A person leaves: what was his loses its owner, what he belonged to loses a member; archived mail stays. */
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
  world.hub.tell('UsersChanged', { ids: [id] });
  if (groupIds.length > 0) world.hub.tell('GroupsChanged', { ids: groupIds });
  if (mailboxIds.length > 0) world.hub.tell('MailboxesChanged', { ids: mailboxIds });
}
