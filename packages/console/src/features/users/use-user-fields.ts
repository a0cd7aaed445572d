import { useTranslation } from 'react-i18next';
import type { FieldSpec } from '#shared/form/fields.ts';
import { shownName, type UserFormValues } from './user-form.ts';

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/**
 * The fields of a user.
 *
 * @param isKnown whether the user exists: the service has no call that changes the address
 */
export function useUserFields(isKnown: boolean): readonly FieldSpec<UserFormValues>[] {
  const { t } = useTranslation('users');
  return [
    {
      kind: 'text',
      name: 'userName',
      label: t('field.userName'),
      hint: t('form.userName.hint'),
      required: true,
      input: asTyped,
    },
    {
      kind: 'email',
      name: 'primaryEmail',
      label: t('field.primaryEmail'),
      hint: isKnown ? t('form.primaryEmail.fixed') : undefined,
      required: true,
      isFixed: isKnown,
    },
    { kind: 'text', name: 'firstName', label: t('field.firstName') },
    { kind: 'text', name: 'lastName', label: t('field.lastName') },
    {
      kind: 'text',
      name: 'displayName',
      label: t('field.displayName'),
      hint(values) {
        const name = shownName({ ...values, displayName: '' });
        return name === '' ? t('form.displayName.hint') : t('form.displayName.derived', { name });
      },
    },
  ];
}
