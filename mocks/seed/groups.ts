import type { Group, User } from '@archive-console/api-client';
import { groupIdOf } from '../stable-id.ts';

type Kind = 'Default' | 'DistributionGroup' | 'SecurityGroup';

/** Name, kind, whether Microsoft 365 manages it, how many belong to it. */
const GROUPS: readonly (readonly [string, Kind, boolean, number])[] = [
  ['Accounting', 'Default', false, 5],
  ['All staff', 'DistributionGroup', true, 48],
  ['Archive auditors', 'SecurityGroup', false, 3],
  ['Board', 'SecurityGroup', true, 4],
  ['Building services', 'DistributionGroup', false, 4],
  ['Customer care', 'DistributionGroup', true, 11],
  ['Data protection', 'SecurityGroup', false, 2],
  ['Design', 'Default', false, 6],
  ['Development', 'SecurityGroup', true, 14],
  ['External counsel (Kanzlei Lund) – contracts, disputes and retention questions', 'Default', false, 3],
  ['Facilities Berlin', 'DistributionGroup', true, 5],
  ['Facilities Leipzig', 'DistributionGroup', true, 4],
  ['Finance', 'SecurityGroup', true, 7],
  ['First aiders', 'Default', false, 6],
  ['Human resources', 'SecurityGroup', true, 5],
  ['Interns', 'Default', false, 0],
  ['Legal', 'SecurityGroup', true, 4],
  ['Logistics', 'DistributionGroup', true, 9],
  ['Marketing', 'DistributionGroup', true, 8],
  ['Newsletter', 'DistributionGroup', false, 12],
  ['Procurement', 'Default', true, 5],
  ['Project Seerose', 'Default', false, 7],
  ['Sales team', 'DistributionGroup', true, 7],
  ['Works council', 'SecurityGroup', false, 5],
  ['Workshop', 'Default', true, 10],
];

export interface SeededGroup {
  group: Group;
  memberIds: string[];
}

/** The groups and their members: neighbors in the list, so that each user is in about three. */
export function seedGroups(people: readonly User[]): SeededGroup[] {
  if (people.length === 0) return [];
  return GROUPS.map(([name, groupType, hasExternalReference, wanted], place) => {
    const count = Math.min(wanted, people.length);
    const members = Array.from({ length: count }, (_, index) => people[(place * 7 + index) % people.length]);
    return {
      group: { id: groupIdOf(name), name, groupType, hasExternalReference },
      memberIds: members.flatMap((member) => (member === undefined ? [] : [member.id])),
    };
  });
}
