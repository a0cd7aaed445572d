import type { Address, Group, Mailbox, User } from '@archive-console/api-client';
import { addressIdOf, groupIdOf, mailboxIdOf } from '../stable-id.ts';

/** Addresses of mailboxes without an owner, by the mailbox's name. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  Sales: ['sales@lindenhof.example', 'verkauf@lindenhof.example', 'angebote@lindenhof.example'],
  Support: ['support@lindenhof.example', 'hilfe@lindenhof.example'],
  Invoices: ['rechnungen@lindenhof.example'],
  Applications: ['bewerbung@lindenhof.example', 'jobs@lindenhof.example'],
  Press: ['presse@lindenhof.example'],
  'Kanzlei Lund': ['office@kanzlei-lund.example'],
  'Data protection': ['datenschutz@demo.example'],
  'Works council': ['betriebsrat@demo.example'],
  Webmaster: ['webmaster@demo.example', 'postmaster@demo.example'],
  'Meeting room Ahorn': ['ahorn@lindenhof.example'],
  'Meeting room Birke': ['birke@lindenhof.example'],
  'Meeting room Esche': ['esche@lindenhof.example'],
  'Thomas Berger (left 2024)': ['thomas.berger@lindenhof.example'],
  'Ulrike Sandmann (left 2025)': ['ulrike.sandmann@lindenhof.example'],
};

/** Further addresses of a person's own mailbox, by user name. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'amelie.brandt': ['amelie.brandt@demo.example'],
  'carla.weiss': ['admin@demo.example', 'c.weiss@lindenhof.example'],
  'gustav.lund': ['lund@kanzlei-lund.example'],
};

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'All staff': ['alle@lindenhof.example'],
  'Customer care': ['kundendienst@lindenhof.example', 'care@lindenhof.example'],
  Logistics: ['logistik@lindenhof.example'],
  Marketing: ['marketing@lindenhof.example'],
  Newsletter: ['newsletter@demo.example'],
  'Sales team': ['vertrieb@lindenhof.example'],
};

/** What once belonged to a deleted mailbox. */
const ORPHANED = ['m.alt@lindenhof.example', 'fax@demo.example'];

interface Owner {
  id: string;
  name: string;
}

const of = (owner: Owner | undefined, addressType: Address['addressType'], texts: readonly string[]) =>
  texts.map((address): Address => ({
    id: addressIdOf(address),
    address,
    addressType,
    ownerId: owner?.id ?? null,
    assignedTo: owner?.name ?? '',
  }));

export function seedAddresses(
  people: readonly User[],
  mailboxes: readonly Mailbox[],
  groups: readonly Group[],
): Address[] {
  if (people.length === 0) return [];
  const byId = new Map<string, Owner>([...mailboxes, ...groups].map((owner) => [owner.id, owner]));
  const owned = (id: string, type: Address['addressType'], texts: readonly string[] = []) =>
    byId.has(id) ? of(byId.get(id), type, texts) : [];
  return [
    ...people.flatMap(({ userName, primaryEmail }) =>
      owned(mailboxIdOf(userName), 'MailboxAddress', [primaryEmail, ...(ALIASES[userName] ?? [])]),
    ),
    ...Object.entries(SHARED).flatMap(([name, texts]) => owned(mailboxIdOf(name), 'MailboxAddress', texts)),
    ...Object.entries(GROUPS).flatMap(([name, texts]) => owned(groupIdOf(name), 'GroupAddress', texts)),
    ...of(undefined, 'MailboxAddress', ORPHANED),
  ];
}
