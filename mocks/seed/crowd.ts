import type { Address, Mailbox, User } from '@archive-console/api-client';
import type { Crowd } from '../lists/crowd.ts';
import type { TenantKind } from '../tenants/kinds.ts';
import { type CrowdIds, crowdIds, numberAt } from './crowd-ids.ts';
import { createCrowdPeople, type CrowdPeople } from './crowd-people.ts';

/** The people no list holds, and what depends on each: a mailbox with an address. */
export interface CrowdOfTenant {
  users: Crowd<User>;
  mailboxes: Crowd<Mailbox>;
  addresses: Crowd<Address>;
}

/** From so many people on they are not kept, but made when they are read. */
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

/** One row for all places, which reads of a place what it is asked for. */
function rowsOf<TRow extends object>(
  make: (place: () => number) => TRow,
): Pick<Crowd<TRow>, 'rowAt' | 'seenAt'> {
  let current = 0;
  const seen = make(() => current);
  const seenAt = (place: number) => {
    current = place;
    return seen;
  };
  return { seenAt, rowAt: (place) => ({ ...seenAt(place) }) };
}

const displayNameAt = (people: CrowdPeople, place: number) =>
  `${people.firstNameAt(place)} ${people.lastNameAt(place)}`;

function usersOf(people: CrowdPeople, ids: CrowdIds): Crowd<User> {
  const common = listed(people, ids, true);
  return {
    ...common,
    ...rowsOf<User>((place) => ({
      get id() {
        return ids.at(place());
      },
      get userName() {
        return people.userNameAt(place());
      },
      get firstName() {
        return people.firstNameAt(place());
      },
      get lastName() {
        return people.lastNameAt(place());
      },
      get displayName() {
        return displayNameAt(people, place());
      },
      get primaryEmail() {
        return people.emailAt(place());
      },
      get hasExternalReference() {
        return people.isManagedAt(place());
      },
    })),
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
    ...rowsOf<Mailbox>((place) => ({
      get id() {
        return ids.at(place());
      },
      get name() {
        return displayNameAt(people, place());
      },
      mailboxType: 'UserMailbox',
      get ownerId() {
        return owners.at(place());
      },
      get hasExternalReference() {
        return people.isManagedAt(place());
      },
    })),
    rankIn: (column) => (column === 'ownerId' ? numberAt : common.rankIn(column)),
    placesHaving: (column, text) => (column === 'ownerId' ? some(owners.placeOf(text)) : undefined),
  };
}

function addressesOf(people: CrowdPeople, ids: CrowdIds, owners: CrowdIds): Crowd<Address> {
  return {
    ...listed(people, ids, true),
    ...rowsOf<Address>((place) => ({
      get id() {
        return ids.at(place());
      },
      get address() {
        return people.emailAt(place());
      },
      addressType: 'MailboxAddress',
      get ownerId() {
        return owners.at(place());
      },
      get assignedTo() {
        return displayNameAt(people, place());
      },
    })),
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
