import type { ListColumn } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { useUserColumns } from '#entities/users/use-user-columns.tsx';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { useList } from '#shared/list/use-list.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { type PersonRow, personStates, reviewByPerson } from './access-rows.ts';
import { NamesCell } from './NamesCell.tsx';
import { ReviewTable } from './ReviewTable.tsx';

const personReview = listOf({
  id: 'access-by-person',
  defaultSort: 'name',
  sortable: ['name'],
  filters: { access: { takes: 'one', known: personStates } },
  matching: ({ text, filters: { access } }) => {
    const state = personStates.find((known) => known === access?.[0]);
    return { ...filterText({ text }), ...(state && { access: state }) };
  },
  read: reviewByPerson.read,
  readPages: reviewByPerson.readPages,
  nameOf: (row: PersonRow) => row.name,
  notFound: 'User.NotFound',
  words: {
    title: 'access-review:byPerson.title',
    search: 'access-review:byPerson.search',
    count: 'access-review:byPerson.count',
    noMatch: 'access-review:noMatch',
    stopped: 'access-review:stopped',
    file: 'access-review:byPerson.file',
  },
});

export const loader = listLoader(personReview);

/** From a person to the mailboxes that they can see. */
export function AccessByPersonTab() {
  const { t } = useTranslation('access-review');
  const list = useList(personReview);
  return (
    <ReviewTable
      list={list}
      columns={useColumns()}
      filters={[
        {
          id: 'access',
          label: t('access'),
          kind: 'one',
          values: list.state.filters.access ?? [],
          options: [
            { value: 'others', label: t('byPerson.others') },
            { value: 'none', label: t('byPerson.nothing') },
          ],
        },
      ]}
      texts={useTexts()}
      paper={t('byPerson.print')}
      nothing={{ title: t('byPerson.empty.none'), text: t('byPerson.empty.create') }}
      unread={{ title: t('byPerson.empty.title'), text: t('byPerson.empty.text') }}
    />
  );
}

const linkTo = ({ id, name }: PersonRow['owned'][number]) => ({
  name,
  to: mailboxesPaths.details(id, 'delegates'),
});
const namesOf = (mailboxes: PersonRow['owned']) => mailboxes.map(({ name }) => name);

function useColumns(): readonly ListColumn<PersonRow>[] {
  const { t } = useTranslation('access-review');
  const { name } = useUserColumns();
  return useMemo(
    () => [
      {
        ...name,
        id: 'name',
        header: t('byPerson.person'),
        cell: ({ user }) => name.cell(user),
        width: '30%',
      },
      {
        id: 'owned',
        header: t('byPerson.owned'),
        cell: ({ id, owned, isWhole }) => (
          <NamesCell names={owned.map(linkTo)} all={usersPaths.details(id, 'access')} isOpen={!isWhole} />
        ),
        card: 'fact',
      },
      {
        id: 'delegated',
        header: t('byPerson.delegated'),
        cell: ({ id, delegated, isWhole }) => (
          <NamesCell names={delegated.map(linkTo)} all={usersPaths.details(id, 'access')} isOpen={!isWhole} />
        ),
        card: 'fact',
      },
    ],
    [t, name],
  );
}

function useTexts(): readonly CsvColumn<PersonRow>[] {
  const { t } = useTranslation(['access-review', 'area']);
  return [
    { header: t('byPerson.person'), text: (row) => row.name },
    { header: t('area:users.column.email'), text: ({ user }) => addressInLetters(user.primaryEmail) },
    { header: t('byPerson.owned'), text: ({ owned }) => namesOf(owned).join('; ') },
    { header: t('byPerson.delegated'), text: ({ delegated }) => namesOf(delegated).join('; ') },
  ];
}
