import type { Address, Group, Mailbox, User } from '@archive-console/api-client';

/** What the free filter of each list looks into. */
export const userTexts = ({ displayName, userName, primaryEmail }: User) => [
  displayName,
  userName,
  primaryEmail,
];
export const groupTexts = ({ name }: Group) => [name];
export const mailboxTexts = ({ name }: Mailbox) => [name];
export const addressTexts = ({ address, assignedTo }: Address) => [address, assignedTo];
