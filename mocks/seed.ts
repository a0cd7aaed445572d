import { accountsOf } from './accounts.ts';
import { beginImports } from './imports/begin.ts';
import { seedAccessTokens } from './seed/access-tokens.ts';
import { seedAddresses } from './seed/addresses.ts';
import { trustedDomains } from './seed/domains.ts';
import { seedGroups } from './seed/groups.ts';
import { seedImportSources } from './seed/import-sources.ts';
import { seedMailboxes } from './seed/mailboxes.ts';
import { seedPeople } from './seed/people.ts';
import { archivePolicies } from './seed/policies.ts';
import { personIdOf } from './stable-id.ts';
import { STANDARD } from './tenants/kinds.ts';
import type { World } from './world.ts';

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
  // An account has its roles even where the list of users is empty.
  for (const { tenant, userName, roles } of accountsOf(STANDARD))
    world.roles.add(personIdOf(tenant, userName), roles);
  for (const domain of trustedDomains) world.domains.put(domain);
  world.policies.push(...archivePolicies);
  for (const token of seedAccessTokens(world.clock.now())) world.accessTokens.put(token);
  beginImports(
    world,
    seedImportSources(
      mailboxes.map(({ mailbox }) => mailbox),
      (mailboxId) => firstAddress.get(mailboxId),
      world.clock.now(),
    ),
  );
}
