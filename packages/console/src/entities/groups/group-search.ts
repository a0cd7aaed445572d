import type { Group } from '@archive-console/api-client';
import { groupsQueries } from '#queries/groups.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { groupsPaths } from '#shared/paths/groups.ts';

/** How the palette finds groups. */
export const groupSearch = paletteSearch<Group>(groupsQueries.found, (group) => ({
  path: groupsPaths.details(group.id),
  label: group.name,
}));
