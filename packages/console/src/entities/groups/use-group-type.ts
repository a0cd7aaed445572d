import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a kind of group is called; one that the console does not know is shown as the service writes it. */
export function useGroupType(): (groupType: string) => string {
  const { t } = useTranslation('area');
  // The same function until the language changes: the columns of a list depend on it.
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = {
      Default: t('groups.type.Default'),
      DistributionGroup: t('groups.type.DistributionGroup'),
      SecurityGroup: t('groups.type.SecurityGroup'),
    };
    return (groupType) => names[groupType] ?? groupType;
  }, [t]);
}
