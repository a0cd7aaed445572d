import { useTranslation } from 'react-i18next';
import type { UserField } from './user-form.ts';

/** What the fields of a person are called. */
export function useFieldLabels(): Record<UserField, string> {
  const { t } = useTranslation('users');
  return {
    userName: t('field.userName'),
    primaryEmail: t('field.primaryEmail'),
    firstName: t('field.firstName'),
    lastName: t('field.lastName'),
    displayName: t('field.displayName'),
  };
}
