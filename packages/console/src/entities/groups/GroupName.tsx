import type { Group } from '@archive-console/api-client';
import { GroupsIcon, Icon, ListLead } from '@archive-console/ui';
import { RowLink } from '#shared/list/RowLink.tsx';
import { groupsPaths } from '#shared/paths/groups.ts';

/** Which group a row is about, as the link to its page. */
export function GroupName({ group }: { group: Pick<Group, 'id' | 'name'> }) {
  return (
    <ListLead avatar={<Icon of={GroupsIcon} />}>
      <RowLink rowId={group.id} to={groupsPaths.details(group.id)}>
        {group.name}
      </RowLink>
    </ListLead>
  );
}
