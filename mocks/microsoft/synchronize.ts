import type { Mailbox } from '@archive-console/api-client';
import { addSources } from '../imports/sources.ts';
import { mailboxIdOf } from '../stable-id.ts';
import { addressOf, groupsOfTenant, mailboxOf, peopleOfTenant } from '../tenants/seed-tenant.ts';
import type { Microsoft, World } from '../world.ts';
import { endJob } from '../jobs/end-job.ts';

const STEP = 2000;
const JOB = { jobName: 'Synchronization with Microsoft 365', jobType: 'TenantSynchronization' };

/** How many people the organization has beside those that were here from the beginning. */
const PEOPLE = 8;

/** What several people share there. */
const SHARED = ['Reception', 'Meeting room Seerose'] as const;

function bringUsers(world: World): void {
  const people = peopleOfTenant(world.kind, world.kind.users + PEOPLE);
  const fresh = people.filter(({ id }) => world.users.get(id) === undefined);
  for (const person of fresh) world.users.put(person);
  world.hub.notify('UsersChanged', { ids: fresh.map(({ id }) => id) });
}

function bringGroups(world: World): void {
  const people = [...world.users.rows()].filter(({ hasExternalReference }) => hasExternalReference);
  const groups = groupsOfTenant(world.kind, people);
  for (const { group, memberIds } of groups) {
    world.groups.put(group);
    world.members.add(group.id, memberIds);
  }
  world.hub.notify('GroupsChanged', { ids: groups.map(({ group }) => group.id) });
}

function bringMailboxes(world: World): void {
  const domain = world.kind.domain ?? 'example';
  const own = [...world.users.rows()].filter(({ hasExternalReference }) => hasExternalReference);
  const shared = SHARED.map((name): Mailbox => {
    const mailboxType = name.startsWith('Meeting') ? 'ResourceMailbox' : 'SharedMailbox';
    return {
      id: mailboxIdOf(name, world.kind.key),
      name,
      mailboxType,
      ownerId: null,
      hasExternalReference: true,
    };
  });
  const boxes = [
    ...own.map((person) => ({ mailbox: mailboxOf(world.kind, person), address: person.primaryEmail })),
    ...shared.map((mailbox) => ({
      mailbox,
      address: `${mailbox.name.toLowerCase().replaceAll(' ', '.')}@${domain}`,
    })),
  ].filter(({ mailbox }) => world.mailboxes.get(mailbox.id) === undefined);
  const addresses = boxes.map(({ mailbox, address }) =>
    addressOf(world.kind, address, 'MailboxAddress', mailbox),
  );
  for (const { mailbox } of boxes) world.mailboxes.put(mailbox);
  for (const address of addresses) world.addresses.put(address);
  world.hub.notify('MailboxesChanged', { ids: boxes.map(({ mailbox }) => mailbox.id) });
  world.hub.notify('EmailAddressesChanged', { ids: addresses.map(({ id }) => id) });
  addSources(world, boxes);
}

/** Brings people, groups and mailboxes over, one after the other; a second press while it runs does nothing. */
export function synchronize(world: World, microsoft: Microsoft): void {
  if (microsoft.isSynchronizing) return;
  microsoft.isSynchronizing = true;
  const job = { ...JOB, startedAt: world.clock.now().toISOString() };
  world.jobs.push(job);
  world.hub.notify('JobsChanged', {});
  [bringUsers, bringGroups, bringMailboxes].forEach((bring, index) =>
    world.agenda.in((index + 1) * STEP, () => bring(world)),
  );
  world.agenda.in(4 * STEP, () => {
    microsoft.isSynchronizing = false;
    endJob(world, job);
  });
}
