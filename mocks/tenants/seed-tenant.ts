import type { Address, Group, Mailbox, User } from '@archive-console/api-client';
import { type Account, accountsOf } from '../accounts.ts';
import { namedUsers } from '../seed/names.ts';
import { seedPeople } from '../seed/people.ts';
import { addressIdOf, domainIdOf, groupIdOf, mailboxIdOf, personIdOf } from '../stable-id.ts';
import type { World } from '../world.ts';
import { type TenantKind, tenantKinds } from './kinds.ts';

/** The user an account belongs to, as its tenant begins. */
export function personOfAccount(kind: TenantKind, account: Account): User {
  const { userName, firstName, lastName, email, tenant } = account;
  return {
    id: personIdOf(tenant, userName),
    userName,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    primaryEmail: kind.domain === null ? email : `${userName}@${kind.domain}`,
    hasExternalReference: kind.microsoft !== null,
  };
}

/** That many people who only live in this tenant: other ones for each. */
export function peopleOfTenant(kind: TenantKind, count: number): User[] {
  const from = namedUsers.length + 40 * (1 + tenantKinds.findIndex(({ key }) => key === kind.key));
  return seedPeople(from + count)
    .slice(from)
    .map((person) => ({
      ...person,
      id: personIdOf(kind.key, person.userName),
      primaryEmail: `${person.userName}@${kind.domain}`,
      hasExternalReference: kind.microsoft !== null,
    }));
}

/** A person's own mailbox. */
export function mailboxOf(
  { key }: TenantKind,
  { id, userName, displayName, hasExternalReference }: User,
): Mailbox {
  return {
    id: mailboxIdOf(userName, key),
    name: displayName,
    mailboxType: 'UserMailbox',
    ownerId: id,
    hasExternalReference,
  };
}

export function addressOf(
  { key }: TenantKind,
  address: string,
  addressType: Address['addressType'],
  owner: Mailbox | Group,
): Address {
  return { id: addressIdOf(address, key), address, addressType, ownerId: owner.id, assignedTo: owner.name };
}

/** Two groups every company has, and who is in them. */
export function groupsOfTenant(kind: TenantKind, people: readonly User[]) {
  const hasExternalReference = kind.microsoft !== null;
  const group = (name: string, groupType: Group['groupType'], members: readonly User[]) => ({
    group: { id: groupIdOf(name, kind.key), name, groupType, hasExternalReference },
    memberIds: members.map(({ id }) => id),
  });
  return [
    group('All staff', 'DistributionGroup', people),
    group('Accounting', 'Default', people.slice(0, 3)),
  ];
}

/** Adds people with their mailboxes and addresses. */
export function addPeople(world: World, people: readonly User[]): void {
  for (const person of people) {
    const mailbox = mailboxOf(world.kind, person);
    world.users.put(person);
    world.mailboxes.put(mailbox);
    world.addresses.put(addressOf(world.kind, person.primaryEmail, 'MailboxAddress', mailbox));
  }
}

/** Fills the empty world of a tenant that is not the one of the stories. */
export function seedTenant(world: World, userCount: number): void {
  const { kind } = world;
  const accounts = accountsOf(kind.key);
  for (const account of accounts) {
    const person = personOfAccount(kind, account);
    world.users.put(person);
    world.roles.add(person.id, account.roles);
  }
  if (kind.domain === null) return;
  const { domain } = kind;
  const hasExternalReference = kind.microsoft !== null;
  world.domains.put({ id: domainIdOf(domain), domainName: domain, hasExternalReference });
  const others = peopleOfTenant(kind, userCount);
  addPeople(world, others);
  const people = [...accounts.map((account) => personOfAccount(kind, account)), ...others];
  if (userCount === 0) return;
  for (const { group, memberIds } of groupsOfTenant(kind, people)) {
    world.groups.put(group);
    world.members.add(group.id, memberIds);
    if (group.groupType === 'DistributionGroup')
      world.addresses.put(addressOf(kind, `alle@${domain}`, 'GroupAddress', group));
  }
}
