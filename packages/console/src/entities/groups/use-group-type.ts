import { useKnownNames } from '#shared/i18n/use-known-words.ts';

/** What each kind of group is called. */
export const groupTypes = {
  Default: 'area:groups.type.Default',
  DistributionGroup: 'area:groups.type.DistributionGroup',
  SecurityGroup: 'area:groups.type.SecurityGroup',
} as const;

export const useGroupType = (): ((groupType: string) => string) => useKnownNames(groupTypes);
