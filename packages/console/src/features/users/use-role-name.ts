import { TENANT_ADMIN } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What a role is called: the one that is known has a name, any other is shown as the service writes it (D6). */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('area');
  return (role) => (role === TENANT_ADMIN ? t('users.administrator') : role);
}
