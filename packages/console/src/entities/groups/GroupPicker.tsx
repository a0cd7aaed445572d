import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupNamed, groupsQueries } from '#queries/groups.ts';
import { ObjectPicker, type ObjectPickerProps } from '#shared/list/ObjectPicker.tsx';
import { useGroupType } from './use-group-type.ts';

/** Chooses groups whose members can be changed here. */
export function GroupPicker(props: ObjectPickerProps) {
  const { t } = useTranslation(['objects', 'area']);
  const queryClient = useQueryClient();
  const typeOf = useGroupType();
  return (
    <ObjectPicker
      {...props}
      matching={groupsQueries.matching}
      named={(line, signal) => groupNamed(queryClient, line, signal)}
      optionOf={(group) => ({
        id: group.id,
        name: group.name,
        second: typeOf(group.groupType),
        disabledReason: group.hasExternalReference ? t('area:groups.managedMembers') : undefined,
      })}
      words={{
        search: t('groups.picker.search'),
        already: t('groups.picker.already'),
        options: t('groups.picker.options'),
        empty: t('groups.picker.empty'),
        noMatch: t('groups.picker.noMatch'),
        loading: t('groups.picker.loading'),
        waiting: (number) => t('groups.picker.waiting', { number }),
        chooseFirst: t('groups.picker.chooseFirst'),
        pasteHint: t('groups.picker.pasteHint'),
        pasteFind: t('groups.picker.pasteFind'),
        pasteNotFound: (count) => t('picker.notFound', { count }),
        pasteFailed: (count) => t('picker.unread', { count }),
      }}
    />
  );
}
