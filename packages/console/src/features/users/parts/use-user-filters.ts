import type { ListFilter } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { roleChoices } from '../role-choices.ts';
import { useDomainsSeen, useRolesSeen } from '../use-met.ts';
import { useRoleName } from '../use-role-name.ts';
import { filterValues, optionsWith, origins, type UserListState } from '../user-list.ts';

/** The filters of the list of users, with what they are set to. */
export function useUserFilters(filters: UserListState['filters']): readonly ListFilter[] {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const rolesSeen = useRolesSeen();
  const domainsMet = useDomainsSeen();
  const { origin, role, domain } = filterValues({ filters });
  const originLabels = { microsoft: t('origin.microsoft'), local: t('origin.local') };
  return [
    {
      id: 'origin',
      label: t('field.origin'),
      kind: 'one',
      values: origin,
      options: origins.map((value) => ({ value, label: originLabels[value] })),
    },
    {
      id: 'role',
      label: t('list.column.role'),
      kind: 'one',
      values: role,
      options: roleChoices(role, rolesSeen).map((choice) => ({
        value: choice.role,
        label: roleName(choice.role),
      })),
    },
    {
      id: 'domain',
      label: t('list.filter.domain'),
      kind: 'text',
      values: domain,
      options: optionsWith(domainsMet, domain).map((value) => ({ value, label: value })),
    },
  ];
}
