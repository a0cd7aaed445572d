import type { Group } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What a kind of group is called; one the console does not know is shown as the service writes it. */
export function useGroupType(): (group: Group) => string {
  const { t } = useTranslation('users');
  return ({ groupType }) => {
    switch (groupType) {
      case 'Default':
        return t('groups.type.Default');
      case 'DistributionGroup':
        return t('groups.type.DistributionGroup');
      case 'SecurityGroup':
        return t('groups.type.SecurityGroup');
      default:
        return groupType;
    }
  };
}
