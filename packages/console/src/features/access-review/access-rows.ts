import type { Mailbox, MAILBOX_TYPES, Page, User } from '@archive-console/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { type AccessIndex, accessReading } from '#queries/access-index.ts';
import type { ReadPage } from '#queries/read-all-pages.ts';
import { nameOf } from '#queries/users.ts';
import { pageOfRows, type WholeListRequest } from '#queries/whole-lists.ts';

/** A mailbox, and the people who can see it. */
export interface MailboxRow extends Pick<Mailbox, 'id' | 'name' | 'mailboxType'> {
  owner: User | null;
  /** Whether `owner` is the whole answer: an owner that the list of users did not hold is not known. */
  isOwnerKnown: boolean;
  /** Left out where they could not be read. */
  delegates: readonly User[] | undefined;
  /** What the search for a person looks at. */
  people: string;
}

/** A person, and the mailboxes that they can see. */
export interface PersonRow {
  id: string;
  name: string;
  user: User;
  owned: readonly Mailbox[];
  delegated: readonly Mailbox[];
  /** Whether every mailbox was read: before that, a person without one may still have some. */
  isWhole: boolean;
  /** What the search for a mailbox looks at. */
  mailboxes: string;
}

export const mailboxStates = ['delegates', 'none'] as const;
export const personStates = ['others', 'none'] as const;

interface RowsRequest extends WholeListRequest {
  mailboxType?: (typeof MAILBOX_TYPES)[number];
  access?: (typeof mailboxStates)[number] | (typeof personStates)[number];
}

const textOf = (user: User) =>
  `${nameOf(user)} ${user.userName} ${user.primaryEmail} ${addressInLetters(user.primaryEmail)}`;

/** Whether it is known whose a mailbox is, if anyone's. */
export const isOwnerKnown = ({ mailbox, owner }: Pick<AccessIndex['known'][number], 'mailbox' | 'owner'>) =>
  mailbox.ownerId === null || owner !== null;

/** One row for each mailbox that was asked. */
export function mailboxRows({ known, unread }: Pick<AccessIndex, 'known' | 'unread'>): MailboxRow[] {
  const rowOf = (
    mailbox: Mailbox,
    owner: User | null,
    delegates: readonly User[] | undefined,
  ): MailboxRow => ({
    id: mailbox.id,
    name: mailbox.name,
    mailboxType: mailbox.mailboxType,
    owner,
    isOwnerKnown: delegates !== undefined && isOwnerKnown({ mailbox, owner }),
    delegates,
    people: [...(owner ? [owner] : []), ...(delegates ?? [])].map(textOf).join('\n'),
  });
  return [
    ...known.map(({ mailbox, owner, delegates }) => rowOf(mailbox, owner, delegates)),
    ...unread.map((mailbox) => rowOf(mailbox, null, undefined)),
  ];
}

/**
 * One row for each user, with what is known of the mailboxes so far; a delegate who was not listed has one as well.
 */
export function personRows({
  known,
  users,
  unread,
  phase,
}: Pick<AccessIndex, 'known' | 'users' | 'unread' | 'phase'>): PersonRow[] {
  // A mailbox whose owner is not known may be that of any of them.
  const isWhole = phase === 'read' && unread.length === 0 && known.every(isOwnerKnown);
  const owned = new Map<string, Mailbox[]>();
  const delegated = new Map<string, Mailbox[]>();
  const add = (to: Map<string, Mailbox[]>, { id }: User, mailbox: Mailbox) => {
    const before = to.get(id);
    if (before === undefined) to.set(id, [mailbox]);
    else before.push(mailbox);
  };
  for (const { mailbox, owner, delegates } of known) {
    if (owner !== null) add(owned, owner, mailbox);
    for (const delegate of delegates) add(delegated, delegate, mailbox);
  }
  const listed = new Set(users.map(({ id }) => id));
  const others = known.flatMap(({ delegates }) => delegates.filter(({ id }) => !listed.has(id)));
  const everyone = [...users, ...new Map(others.map((user) => [user.id, user])).values()];
  return everyone.map((user) => {
    const own = owned.get(user.id) ?? [];
    const ofOthers = delegated.get(user.id) ?? [];
    return {
      id: user.id,
      name: nameOf(user),
      user,
      owned: own,
      delegated: ofOthers,
      isWhole,
      mailboxes: [textOf(user), ...[...own, ...ofOthers].map(({ name }) => name)].join('\n'),
    };
  });
}

/** Whether a mailbox is of the kind that is asked for. */
export const isMailboxAsked =
  ({ mailboxType, access }: RowsRequest) =>
  (row: MailboxRow) => {
    if (mailboxType !== undefined && row.mailboxType !== mailboxType) return false;
    if (access === 'delegates') return (row.delegates?.length ?? 0) > 0;
    return access !== 'none' || (row.isOwnerKnown && row.owner === null && row.delegates?.length === 0);
  };

const isPersonAsked =
  ({ access }: RowsRequest) =>
  ({ owned, delegated, isWhole }: PersonRow) => {
    if (access === 'others') return delegated.length > 0;
    return access !== 'none' || (isWhole && owned.length + delegated.length === 0);
  };

/** Where the pages of the review are kept, so that they are made anew when more is known. */
export const REVIEW = 'accessReview';

/** A list over what is known: how a page of it is read, and all pages. */
function listOver<TRow>(
  kind: string,
  rowsOf: (index: AccessIndex) => TRow[],
  isAsked: (request: RowsRequest) => (row: TRow) => boolean,
  searched: readonly (keyof TRow)[],
) {
  // Rows are made once for each step of the reading, and not for each page that shows them.
  const made = new WeakMap<AccessIndex, TRow[]>();
  const pageOf = (queryClient: QueryClient, request: RowsRequest): Page<TRow> => {
    const index = accessReading(queryClient).current();
    const rows = made.get(index) ?? rowsOf(index);
    made.set(index, rows);
    return pageOfRows(rows.filter(isAsked(request)), request, searched);
  };
  return {
    read: (request: RowsRequest) =>
      queryOptions({
        queryKey: [REVIEW, { kind, ...request }] as readonly [string, object?],
        queryFn: ({ client }) => pageOf(client, request),
      }),
    readPages:
      (queryClient: QueryClient, request: Omit<RowsRequest, 'page' | 'rowsPerPage'>): ReadPage<TRow> =>
      (place) =>
        Promise.resolve(pageOf(queryClient, { ...request, ...place })),
  };
}

export const reviewByMailbox = listOver('mailboxes', mailboxRows, isMailboxAsked, ['name', 'people']);
export const reviewByPerson = listOver('people', personRows, isPersonAsked, ['name', 'mailboxes']);
