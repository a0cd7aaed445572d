import type { User } from '@archive-console/api-client';
import { accounts } from './accounts.ts';
import { seedAddresses } from './seed/addresses.ts';
import { trustedDomains } from './seed/domains.ts';
import { seedGroups } from './seed/groups.ts';
import { seedImportSources } from './seed/import-sources.ts';
import { seedMailboxes } from './seed/mailboxes.ts';
import { namedUsers } from './seed/names.ts';
import { seedPeople } from './seed/people.ts';
import { archivePolicies } from './seed/policies.ts';
import type { World } from './world.ts';

/** Somebody who signs in must be somebody, even where the list of users is empty. */
export const peopleWithAccount: readonly User[] = namedUsers.filter(({ userName }) =>
  accounts.some((account) => account.userName === userName),
);

/** Fills an empty world: the same number of users gives the same world. */
export function seedWorld(world: World, userCount: number): void {
  const people = seedPeople(userCount);
  const mailboxes = seedMailboxes(people);
  const groups = seedGroups(people);
  const addresses = seedAddresses(
    people,
    mailboxes.map(({ mailbox }) => mailbox),
    groups.map(({ group }) => group),
  );
  const firstAddress = new Map(addresses.toReversed().map(({ ownerId, address }) => [ownerId, address]));

  for (const person of people) world.users.put(person);
  for (const { group, memberIds } of groups) {
    world.groups.put(group);
    world.members.add(group.id, memberIds);
  }
  for (const { mailbox, delegateIds } of mailboxes) {
    world.mailboxes.put(mailbox);
    world.delegates.add(mailbox.id, delegateIds);
  }
  for (const address of addresses) world.addresses.put(address);
  for (const { userName, roles } of accounts) {
    const person = peopleWithAccount.find((candidate) => candidate.userName === userName);
    if (person !== undefined) world.roles.add(person.id, roles);
  }
  for (const domain of trustedDomains) world.domains.put(domain);
  world.policies.push(...archivePolicies);
  world.importSources.push(
    ...seedImportSources(
      mailboxes.map(({ mailbox }) => mailbox),
      (mailboxId) => firstAddress.get(mailboxId),
    ),
  );
}
