import type { Group } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { useOriginWords } from '#shared/list/origin.tsx';
import { useGroupType } from './use-group-type.ts';

/** What every list of groups says of each in a file. */
export function useGroupTexts(): readonly CsvColumn<Group>[] {
  const { t } = useTranslation('area');
  const typeOf = useGroupType();
  const origin = useOriginWords();
  return [
    { header: t('groups.column.name'), text: ({ name }) => name },
    { header: t('groups.column.type'), text: ({ groupType }) => typeOf(groupType) },
    { header: origin.label, text: origin.of },
  ];
}
