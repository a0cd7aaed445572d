import type { Group, Mailbox, User } from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';

export const userWith = (world: World, id: string): User => world.users.get(id) ?? refuse('User.NotFound');

export const groupWith = (world: World, id: string): Group =>
  world.groups.get(id) ?? refuse('Group.NotFound');

export const mailboxWith = (world: World, id: string): Mailbox =>
  world.mailboxes.get(id) ?? refuse('Mailbox.NotFound');

/** The group, unless Microsoft 365 manages it. */
export function localGroupWith(world: World, id: string): Group {
  const group = groupWith(world, id);
  return group.hasExternalReference ? refuse('Group.ManagedReadonly') : group;
}

/** The mailbox, unless Microsoft 365 manages it. */
export function localMailboxWith(world: World, id: string): Mailbox {
  const mailbox = mailboxWith(world, id);
  return mailbox.hasExternalReference ? refuse('Mailbox.ManagedReadonly') : mailbox;
}
