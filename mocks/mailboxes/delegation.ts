import { localMailboxWith } from '../people/find.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';

interface Delegation {
  mailboxId: string;
  userIds: readonly string[];
}

const notify = (world: World, id: string) => world.hub.notify('MailboxesChanged', { ids: [id] });

function requireUsers(world: World, userIds: readonly string[]): void {
  if (userIds.some((userId) => world.users.get(userId) === undefined))
    refuse('Mailbox.DelegateUserIdInvalid');
}

/** All of them or none. The owner reads his mailbox anyway. */
export function delegate(world: World, { mailboxId, userIds }: Delegation): void {
  const { id, ownerId } = localMailboxWith(world, mailboxId);
  requireUsers(world, userIds);
  if (userIds.some((userId) => userId === ownerId)) refuse('Mailbox.DelegateUserIdInvalid');
  world.delegates.add(id, userIds);
  notify(world, id);
}

export function endDelegation(world: World, { mailboxId, userIds }: Delegation): void {
  const { id } = localMailboxWith(world, mailboxId);
  requireUsers(world, userIds);
  world.delegates.remove(id, userIds);
  notify(world, id);
}
