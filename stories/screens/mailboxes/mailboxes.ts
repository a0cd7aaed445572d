import type { Mailbox } from '@archive-console/api-client';
import { mailboxIdOf, userIdOf, type World } from '@archive-console/mocks';
import { chooseOption, type Place } from '#stories/steps.ts';

/** Kept here; belongs to Jonas Petersen, has one address and one delegate, Ines Carvalho. */
export const council = mailboxIdOf('Works council');
export const councilAddress = 'betriebsrat@demo.example';
/** Kept here; without owner, addresses and delegates. */
export const bicycle = mailboxIdOf('Company bicycle');
/** Kept here; without owner, has two addresses. */
export const webmaster = mailboxIdOf('Webmaster');
/** From Microsoft 365; belongs to Amelie Brandt, has three addresses and four delegates. */
export const sales = mailboxIdOf('Sales');
export const noMailbox = mailboxIdOf('no such mailbox');
export const ines = userIdOf('ines.carvalho');
export const jonas = userIdOf('jonas.petersen');

/** Another person changes a mailbox. */
export function change(world: World, id: string, difference: Partial<Mailbox>): void {
  const mailbox = world.mailboxes.get(id);
  if (mailbox === undefined)
    throw new Error(`There is no mailbox ${id} in this world: use one of this file.`);
  world.mailboxes.put({ ...mailbox, ...difference });
  world.hub.notify('MailboxesChanged', { ids: [id] });
}

/** Another person deletes a mailbox. */
export function remove(world: World, id: string): void {
  world.mailboxes.remove(id);
  world.hub.notify('MailboxesChanged', { ids: [id] });
}

/** Another person lets a user see a mailbox. */
export function delegate(world: World, id: string, userId: string): void {
  world.delegates.add(id, [userId]);
  world.hub.notify('MailboxesChanged', { ids: [id] });
}

/** Chooses the owner in a form. */
export const chooseOwner = (shown: Place, name: string) => chooseOption(shown, 'mailboxes:field.owner', name);

/** How many addresses these mailboxes have together. */
export const countOfAddresses = ({ addresses }: World, ids: readonly string[]) =>
  [...addresses.rows()].filter(({ ownerId }) => ownerId !== null && ids.includes(ownerId)).length;
