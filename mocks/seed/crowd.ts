import type { Address, Mailbox, User } from '@archive-console/api-client';
import type { Crowd } from '../lists/crowd.ts';
import type { TenantKind } from '../tenants/kinds.ts';
import { type CrowdIds, crowdIds, numberAt } from './crowd-ids.ts';
import { createCrowdPeople, type CrowdPeople } from './crowd-people.ts';

/** The people no list holds, and what hangs on each: a mailbox with an address. */
export interface CrowdOfTenant {
  users: Crowd<User>;
  mailboxes: Crowd<Mailbox>;
  addresses: Crowd<Address>;
}

/** From so many people on they are not kept, but made when somebody looks. */
export const KEPT = 10_000;

const some = (place: number | undefined) => (place === undefined ? [] : [place]);

/** What all three lists have in common: their ids, their order and how they are searched. */
function listed(people: CrowdPeople, ids: CrowdIds, isWrittenToo: boolean) {
  const managed = (place: number) => (people.isManagedAt(place) ? 1 : 0);
  return {
    size: people.size,
    placeOf: ids.placeOf,
    rankIn: (column: string) => (column === 'hasExternalReference' ? managed : undefined),
    finds(words: readonly string[]) {
      const each = words.map((word) => people.finds(word, isWrittenToo));
      return (place: number) => each.every((isFound) => isFound(place));
    },
  };
}

function usersOf(people: CrowdPeople, ids: CrowdIds): Crowd<User> {
  const common = listed(people, ids, true);
  return {
    ...common,
    rowAt(place) {
      const { firstName, lastName, userName, email, isManaged } = people.personAt(place);
      return {
        id: ids.at(place),
        userName,
        firstName,
        lastName,
        displayName: `${firstName} ${lastName}`,
        primaryEmail: email,
        hasExternalReference: isManaged,
      };
    },
    rankIn: (column) => (column === 'lastName' ? people.familyAt : common.rankIn(column)),
    placesHaving(column, text) {
      if (column === 'userName') return some(people.placeOfUserName(text));
      return column === 'primaryEmail' ? some(people.placeOfEmail(text)) : undefined;
    },
  };
}

function mailboxesOf(people: CrowdPeople, ids: CrowdIds, owners: CrowdIds): Crowd<Mailbox> {
  const common = listed(people, ids, false);
  return {
    ...common,
    rowAt(place) {
      const { firstName, lastName, isManaged } = people.personAt(place);
      return {
        id: ids.at(place),
        name: `${firstName} ${lastName}`,
        mailboxType: 'UserMailbox',
        ownerId: owners.at(place),
        hasExternalReference: isManaged,
      };
    },
    rankIn: (column) => (column === 'ownerId' ? numberAt : common.rankIn(column)),
    placesHaving: (column, text) => (column === 'ownerId' ? some(owners.placeOf(text)) : undefined),
  };
}

function addressesOf(people: CrowdPeople, ids: CrowdIds, owners: CrowdIds): Crowd<Address> {
  return {
    ...listed(people, ids, true),
    rowAt(place) {
      const { firstName, lastName, email } = people.personAt(place);
      return {
        id: ids.at(place),
        address: email,
        addressType: 'MailboxAddress',
        ownerId: owners.at(place),
        assignedTo: `${firstName} ${lastName}`,
      };
    },
    placesHaving(column, text) {
      if (column === 'address') return some(people.placeOfEmail(text));
      return column === 'ownerId' ? some(owners.placeOf(text)) : undefined;
    },
  };
}

/** So many people beside those a tenant keeps; none where it has no addresses yet. */
export function crowdOf(kind: TenantKind, size: number): CrowdOfTenant | undefined {
  if (kind.domain === null || size <= 0) return undefined;
  const people = createCrowdPeople(kind, size);
  const users = crowdIds('75ae', size);
  const mailboxes = crowdIds('6db0', size);
  const addresses = crowdIds('61d2', size);
  return {
    users: usersOf(people, users),
    mailboxes: mailboxesOf(people, mailboxes, users),
    addresses: addressesOf(people, addresses, mailboxes),
  };
}
