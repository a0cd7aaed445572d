import { prefixes } from './prefixes.ts';

/** The tabs of a mailbox, in the order they are shown (D13). The first one is shown where none is named. */
export const mailboxTabs = ['overview', 'addresses', 'delegates'] as const;
export type MailboxTab = (typeof mailboxTabs)[number];

const list = prefixes.mailboxes;
const details = (mailboxId: string, tab: MailboxTab = 'overview') =>
  `${list}/${encodeURIComponent(mailboxId)}${tab === 'overview' ? '' : `/${tab}`}`;

export const mailboxesPaths = {
  list: () => list,
  /** The list of those without an owner. */
  ownerless: () => `${list}?owner=none`,
  create: () => `${list}/create-mailbox`,
  createMany: () => `${list}/create-many`,
  details,
  edit: (mailboxId: string, tab?: MailboxTab) => `${details(mailboxId, tab)}/edit`,
  createAddress: (mailboxId: string) => `${details(mailboxId, 'addresses')}/create-email-address`,
  addDelegates: (mailboxId: string) => `${details(mailboxId, 'delegates')}/add-delegates`,
};
