import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { nameOf, userNamed, usersQueries } from '#queries/users.ts';
import { ObjectPicker, type ObjectPickerProps } from '#shared/list/ObjectPicker.tsx';

/** Chooses users. A pasted line names one by user name, e-mail or display name. */
export function UserPicker(props: ObjectPickerProps) {
  const { t } = useTranslation(['objects', 'area']);
  const queryClient = useQueryClient();
  return (
    <ObjectPicker
      {...props}
      matching={usersQueries.matching}
      named={(line, signal) => userNamed(queryClient, line, signal)}
      optionOf={(user) => ({
        id: user.id,
        name: nameOf(user),
        face: true,
        second: addressInLetters(user.primaryEmail || user.userName),
      })}
      words={{
        search: t('users.picker.search'),
        already: t('users.picker.already'),
        options: t('users.picker.options'),
        empty: t('users.picker.empty'),
        noMatch: t('users.picker.noMatch'),
        loading: t('users.picker.loading'),
        waiting: (number) => t('users.picker.waiting', { number }),
        chooseFirst: t('users.picker.chooseFirst'),
        pasteHint: t('users.picker.pasteHint'),
        pasteFind: t('users.picker.pasteFind'),
        pasteNotFound: (count) => t('picker.notFound', { count }),
        pasteFailed: (count) => t('picker.unread', { count }),
      }}
    />
  );
}
