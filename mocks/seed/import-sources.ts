import type { Mailbox } from '@archive-console/api-client';
import { uuidOf } from '../stable-id.ts';

/** Where mail is imported from, and how that stands (specification, section 3: source and its status). */
export interface ImportSource {
  id: string;
  importSourceType: string;
  orphaned: boolean;
  autoStart: boolean;
  displayName: string;
  primaryAddress: string;
  importSourceTaskState: 'None' | 'Import' | 'Failed' | 'Success';
  total: number;
  done: number;
  errorMessage: string | null;
}

const COUNT = 41;

const TYPES: Readonly<Record<string, string>> = {
  UserMailbox: 'Microsoft365UserMailbox',
  ResourceMailbox: 'Microsoft365RoomMailbox',
  UmaArchive: 'UmaArchive',
};

/** Two failed, one runs, the others are done. */
function statusOf(name: string, total: number) {
  if (name === 'archive-2019.uma')
    return { importSourceTaskState: 'Import', total: 239_004, done: 148_220, errorMessage: null } as const;
  if (name === 'Meeting room Ahorn' || name === 'Jonas Petersen') {
    const errorMessage = 'Mailbox not found on the server';
    return { importSourceTaskState: 'Failed', total: 0, done: 0, errorMessage } as const;
  }
  return { importSourceTaskState: 'Success', total, done: total, errorMessage: null } as const;
}

/** One source for every mailbox that can be read from outside, up to 41. */
export function seedImportSources(
  mailboxes: readonly Mailbox[],
  addressOf: (mailboxId: string) => string | undefined,
): ImportSource[] {
  const shared = mailboxes.filter((mailbox) => mailbox.ownerId === null);
  const readable = [...shared, ...mailboxes.filter((mailbox) => mailbox.ownerId !== null)].filter(
    ({ mailboxType }) => TYPES[mailboxType] !== undefined,
  );
  return readable.slice(0, COUNT).map(({ id, name, mailboxType }, index) => ({
    id: uuidOf(`import source ${name}`),
    importSourceType: TYPES[mailboxType] ?? mailboxType,
    orphaned: name.includes('(left'),
    autoStart: mailboxType !== 'UmaArchive' && index % 3 === 0,
    displayName: name,
    primaryAddress: addressOf(id) ?? '',
    ...statusOf(name, 1200 + index * 977),
  }));
}
