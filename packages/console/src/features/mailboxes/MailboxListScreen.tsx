import type { Mailbox } from '@archive-console/api-client';
import { type ListColumn, type ListFilter, Quiet, Skeleton, TextLink } from '@archive-console/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddressInLetters } from '#entities/email-addresses/AddressInLetters.tsx';
import {
  mailboxTypeMatching,
  mailboxTypeRule,
  useMailboxColumns,
  useMailboxTypeFilter,
} from '#entities/mailboxes/mailbox-list.tsx';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';
import { UserCell } from '#entities/users/UserCell.tsx';
import { mailboxesQueries, readMailboxes } from '#queries/mailboxes.ts';
import { nameOf, usersQueries } from '#queries/users.ts';
import type { ListCsv } from '#shared/csv/use-list-csv.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListScreen } from '#shared/list/ListScreen.tsx';
import {
  originColumn,
  originMatching,
  originRule,
  useOriginFilter,
  useOriginWords,
} from '#shared/list/origin.tsx';
import { useList } from '#shared/list/use-list.ts';
import { accessReviewPaths } from '#shared/paths/access-review.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { useSynchronizes } from '#shared/session/use-synchronizes.ts';
import { useMailboxActions } from './use-mailbox-actions.ts';

/** All mailboxes of the tenant. */
const mailboxList = listOf({
  id: 'mailboxes',
  defaultSort: 'name',
  sortable: ['name', 'mailboxType', 'hasExternalReference'],
  filters: {
    type: mailboxTypeRule,
    owner: { takes: 'one', known: ['none', 'any'] },
    origin: originRule,
  },
  matching: ({ text, filters: { type, owner, origin } }) => ({
    ...filterText({ text }),
    ...originMatching(origin),
    ...mailboxTypeMatching(type),
    ...(owner?.[0] !== undefined && { isOwnerless: owner[0] === 'none' }),
  }),
  read: mailboxesQueries.list,
  readPages: readMailboxes,
  nameOf: (mailbox: Mailbox) => mailbox.name,
  notFound: 'Mailbox.NotFound',
  words: {
    title: 'mailboxes:list.title',
    sentence: 'mailboxes:list.sentence',
    counted: 'mailboxes:list.counted',
    search: 'mailboxes:list.search',
    count: 'mailboxes:list.count',
    noMatch: 'mailboxes:list.noMatch',
    file: 'mailboxes:list.file',
  },
});

export const loader = listLoader(mailboxList);

/** All mailboxes: of which kind each is, whom it belongs to, by which addresses it is known. */
export function MailboxListScreen() {
  const { t } = useTranslation('mailboxes');
  const list = useList(mailboxList);
  return (
    <ListScreen
      list={list}
      create={{
        to: mailboxesPaths.create(),
        label: t('list.create'),
        many: { to: mailboxesPaths.createMany(), label: t('list.createMany') },
      }}
      links={
        <TextLink render={(props) => <Link {...props} to={accessReviewPaths.byMailbox()} />}>
          {t('list.review')}
        </TextLink>
      }
      columns={useColumns()}
      filters={useFilters(list.state.filters)}
      actions={useMailboxActions()}
      csv={useCsv()}
      empty={{
        title: t('list.empty.title'),
        text: useSynchronizes() ? t('list.empty.textMicrosoft') : t('list.empty.text'),
      }}
    />
  );
}

/** The same until the language changes. */
function useColumns(): readonly ListColumn<Mailbox>[] {
  const { t } = useTranslation('area');
  const { name, type } = useMailboxColumns(mailboxesPaths.details);
  return useMemo(
    (): readonly ListColumn<Mailbox>[] => [
      name,
      type,
      {
        id: 'owner',
        header: t('mailboxes.column.owner'),
        width: '16%',
        card: 'fact',
        cell: ({ ownerId }) =>
          ownerId === null ? <Quiet onCard>{t('mailboxes.ownerless')}</Quiet> : <UserCell userId={ownerId} />,
      },
      {
        id: 'addresses',
        header: t('mailboxes.column.addresses'),
        cell: ({ id }) => <AddressesCell mailboxId={id} />,
        card: 'fact',
      },
      originColumn(t('origin.label')),
    ],
    [t, name, type],
  );
}

/** The first address of a mailbox, and how many more it has: read row by row, after the list. */
function AddressesCell({ mailboxId }: { mailboxId: string }) {
  const { t } = useTranslation(['mailboxes', 'area']);
  const formats = useFormats();
  const { data, isError } = useQuery(mailboxesQueries.addressesInList(mailboxId));
  if (data === undefined)
    return isError ? <Quiet onCard>{t('area:list.unread')}</Quiet> : <Skeleton width="18ch" />;
  const [first, ...more] = data;
  if (first === undefined) return <Quiet onCard>{t('list.noAddress')}</Quiet>;
  return (
    <>
      <AddressInLetters inSentence>{first.address}</AddressInLetters>
      {more.length > 0 && ` +\u00A0${formats.number(more.length)}`}
    </>
  );
}

function useFilters({
  type,
  owner = [],
  origin,
}: Partial<Record<'type' | 'owner' | 'origin', readonly string[]>>): readonly ListFilter[] {
  const { t } = useTranslation(['mailboxes', 'area']);
  return [
    useMailboxTypeFilter(type),
    {
      id: 'owner',
      label: t('field.owner'),
      kind: 'one',
      values: owner,
      options: [
        { value: 'none', label: t('area:mailboxes.ownerless') },
        { value: 'any', label: t('list.filter.owned') },
      ],
    },
    useOriginFilter(origin),
  ];
}

/** Names of owners and addresses are read row by row: a file has them where they are asked for. */
function useCsv(): ListCsv<Mailbox> {
  const { t } = useTranslation(['mailboxes', 'area']);
  const typeOf = useMailboxType();
  const origin = useOriginWords();
  const queryClient = useQueryClient();
  return {
    note: t('list.withoutAddresses'),
    whole: {
      label: (count) => t('list.csvWithAddresses', { count }),
      perRow: [
        {
          header: t('field.owner'),
          read: async ({ ownerId }) =>
            ownerId === null
              ? t('area:mailboxes.ownerless')
              : nameOf(await queryClient.query(usersQueries.inList(ownerId))),
        },
        {
          header: t('area:mailboxes.column.addresses'),
          async read({ id }) {
            const addresses = await queryClient.query(mailboxesQueries.addresses(id));
            return addresses.map(({ address }) => address).join(' ');
          },
        },
      ],
    },
    columns: [
      { header: t('field.name'), text: (mailbox: Mailbox) => mailbox.name },
      { header: t('field.type'), text: (mailbox: Mailbox) => typeOf(mailbox.mailboxType) },
      { header: t('field.ownerId'), text: (mailbox: Mailbox) => mailbox.ownerId ?? '' },
      { header: origin.label, text: origin.of },
    ],
  };
}
