import type { Mailbox, User } from '@archive-console/api-client';
import { mailboxIdOf, userIdOf } from '../stable-id.ts';

type Kind = 'UserMailbox' | 'SharedMailbox' | 'ResourceMailbox' | 'PublicFolder' | 'UmaArchive';

/** Name, kind, whether Microsoft 365 manages it, who owns it, who may read it besides. */
const SHARED: readonly (readonly [string, Kind, boolean, (string | undefined)?, ...string[]])[] = [
  [
    'Sales',
    'SharedMailbox',
    true,
    'amelie.brandt',
    'bjarne.olsen',
    'carla.weiss',
    'd.seitkali',
    'emre.yildiz',
  ],
  ['Support', 'SharedMailbox', true, 'hanna.vogel', 'ines.carvalho', 'bjarne.olsen'],
  ['Invoices', 'SharedMailbox', true, 'carla.weiss', 'jonas.petersen'],
  ['Applications', 'SharedMailbox', true, 'f.hohenstein', 'amelie.brandt'],
  ['Press', 'SharedMailbox', true, undefined, 'd.seitkali'],
  ['Kanzlei Lund', 'SharedMailbox', false, 'gustav.lund', 'k.papadimitrakopoulos', 'carla.weiss'],
  ['Data protection', 'SharedMailbox', false, 'carla.weiss', 'gustav.lund'],
  ['Works council', 'SharedMailbox', false, 'jonas.petersen', 'ines.carvalho'],
  ['Webmaster', 'SharedMailbox', false],
  ['Meeting room Ahorn', 'ResourceMailbox', true],
  ['Meeting room Birke', 'ResourceMailbox', true],
  ['Meeting room Esche', 'ResourceMailbox', true],
  ['Delivery van', 'ResourceMailbox', true],
  ['Company bicycle', 'ResourceMailbox', false],
  ['Projector', 'ResourceMailbox', false],
  ['Projects before 2020', 'PublicFolder', true],
  ['Supplier correspondence', 'PublicFolder', true],
  ['Works agreements', 'PublicFolder', true],
  ['archive-2017.uma', 'UmaArchive', false, 'carla.weiss'],
  ['archive-2018.uma', 'UmaArchive', false, 'carla.weiss'],
  ['archive-2019.uma', 'UmaArchive', false],
  ['Thomas Berger (left 2024)', 'UserMailbox', false, undefined, 'amelie.brandt'],
  ['Ulrike Sandmann (left 2025)', 'UserMailbox', true],
];

/** Those two only sign in; nothing of theirs is archived. */
const WITHOUT_MAILBOX = new Set(['mira.sommer', 'k.papadimitrakopoulos']);

export interface SeededMailbox {
  mailbox: Mailbox;
  delegateIds: string[];
}

function ownMailbox(person: User): SeededMailbox {
  const { id, displayName, userName, hasExternalReference } = person;
  return {
    mailbox: {
      id: mailboxIdOf(userName),
      name: displayName,
      mailboxType: 'UserMailbox',
      ownerId: id,
      hasExternalReference,
    },
    delegateIds: [],
  };
}

/** Each user's own mailbox, and those several people share. */
export function seedMailboxes(people: readonly User[]): SeededMailbox[] {
  if (people.length === 0) return [];
  const known = new Set(people.map(({ id }) => id));
  const idOf = (userName: string | undefined) => {
    const id = userName === undefined ? undefined : userIdOf(userName);
    return id !== undefined && known.has(id) ? id : null;
  };
  const shared = SHARED.map(([name, mailboxType, hasExternalReference, owner, ...delegates]) => ({
    mailbox: { id: mailboxIdOf(name), name, mailboxType, ownerId: idOf(owner), hasExternalReference },
    delegateIds: delegates.flatMap((delegate) => idOf(delegate) ?? []),
  }));
  const own = people.filter(({ userName }) => !WITHOUT_MAILBOX.has(userName)).map(ownMailbox);
  return [...own, ...shared];
}
