import type { User } from '@archive-console/api-client';
import { type ListColumn, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  mailboxTypeMatching,
  mailboxTypeRule,
  useMailboxColumns,
  useMailboxTypeFilter,
} from '#entities/mailboxes/mailbox-list.tsx';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { userInFull } from '#entities/users/user-in-full.ts';
import { nameOf } from '#queries/users.ts';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { useList } from '#shared/list/use-list.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { type MailboxRow, mailboxStates, reviewByMailbox } from './access-rows.ts';
import { NamesCell } from './NamesCell.tsx';
import { ReviewTable } from './ReviewTable.tsx';

const mailboxReview = listOf({
  id: 'access-by-mailbox',
  defaultSort: 'name',
  sortable: ['name', 'mailboxType'],
  filters: {
    type: mailboxTypeRule,
    access: { takes: 'one', known: mailboxStates },
  },
  matching: ({ text, filters: { type, access } }) => {
    const state = mailboxStates.find((known) => known === access?.[0]);
    return { ...filterText({ text }), ...mailboxTypeMatching(type), ...(state && { access: state }) };
  },
  read: reviewByMailbox.read,
  readPages: reviewByMailbox.readPages,
  nameOf: (row: MailboxRow) => row.name,
  notFound: 'Mailbox.NotFound',
  words: {
    title: 'access-review:byMailbox.title',
    search: 'access-review:byMailbox.search',
    count: 'access-review:byMailbox.count',
    noMatch: 'access-review:noMatch',
    stopped: 'access-review:stopped',
    file: 'access-review:byMailbox.file',
  },
});

export const loader = listLoader(mailboxReview);

/** From a mailbox to the people who can see it. */
export function AccessByMailboxTab() {
  const { t } = useTranslation('access-review');
  const list = useList(mailboxReview);
  const { type, access = [] } = list.state.filters;
  return (
    <ReviewTable
      list={list}
      columns={useColumns()}
      filters={[
        useMailboxTypeFilter(type),
        {
          id: 'access',
          label: t('access'),
          kind: 'one',
          values: access,
          options: [
            { value: 'delegates', label: t('byMailbox.withDelegates') },
            { value: 'none', label: t('byMailbox.none') },
          ],
        },
      ]}
      texts={useTexts()}
      paper={t('byMailbox.print')}
      nothing={{ title: t('byMailbox.empty.none'), text: t('byMailbox.empty.create') }}
      unread={{ title: t('byMailbox.empty.title'), text: t('byMailbox.empty.text') }}
    />
  );
}

function useColumns(): readonly ListColumn<MailboxRow>[] {
  const { t } = useTranslation(['access-review', 'area']);
  const { name, type } = useMailboxColumns(delegatesOf);
  return useMemo(
    (): readonly ListColumn<MailboxRow>[] => [
      { ...name, width: '30%' },
      type,
      {
        id: 'owner',
        header: t('byMailbox.owner'),
        cell: ({ owner, isOwnerKnown }) => {
          if (owner !== null) return <NamesCell names={[linkTo(owner)]} all={linkTo(owner).to} />;
          return <Quiet onCard>{isOwnerKnown ? t('byMailbox.noOwner') : t('area:list.unread')}</Quiet>;
        },
        card: 'fact',
      },
      {
        id: 'delegates',
        header: t('byMailbox.delegates'),
        cell: ({ id, delegates }) => <NamesCell names={delegates?.map(linkTo)} all={delegatesOf(id)} />,
        card: 'fact',
      },
    ],
    [t, name, type],
  );
}

const delegatesOf = (mailboxId: string) => mailboxesPaths.details(mailboxId, 'delegates');
const linkTo = (user: User) => ({ name: nameOf(user), to: usersPaths.details(user.id, 'access') });

function useTexts(): readonly CsvColumn<MailboxRow>[] {
  const { t } = useTranslation(['access-review', 'area']);
  const typeOf = useMailboxType();
  const unread = t('area:list.unread');
  return [
    { header: t('byMailbox.mailbox'), text: (row) => row.name },
    { header: t('byMailbox.type'), text: (row) => typeOf(row.mailboxType) },
    {
      header: t('byMailbox.owner'),
      text: ({ owner, isOwnerKnown }) => {
        if (owner !== null) return userInFull(owner);
        return isOwnerKnown ? '' : unread;
      },
    },
    {
      header: t('byMailbox.delegates'),
      text: ({ delegates }) => delegates?.map(userInFull).join('; ') ?? unread,
    },
  ];
}
