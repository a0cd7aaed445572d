import type { User } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { useOriginWords } from '#shared/list/origin.tsx';

/** What a list of users that belong to an object says of each in a file. */
export function useUserTexts(): readonly CsvColumn<User>[] {
  const { t } = useTranslation('area');
  const origin = useOriginWords();
  return [
    { header: t('users.column.name'), text: ({ displayName }) => displayName },
    { header: t('users.column.userName'), text: ({ userName }) => userName },
    { header: t('users.column.email'), text: ({ primaryEmail }) => primaryEmail },
    { header: origin.label, text: origin.of },
  ];
}
