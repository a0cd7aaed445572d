import { useKnownNames } from '#shared/i18n/use-known-words.ts';

/** What each kind of mailbox is called. */
export const mailboxTypes = {
  UserMailbox: 'area:mailboxes.type.UserMailbox',
  SharedMailbox: 'area:mailboxes.type.SharedMailbox',
  ResourceMailbox: 'area:mailboxes.type.ResourceMailbox',
  PublicFolder: 'area:mailboxes.type.PublicFolder',
  UmaArchive: 'area:mailboxes.type.UmaArchive',
} as const;

export const useMailboxType = (): ((mailboxType: string) => string) => useKnownNames(mailboxTypes);
