import type { User } from '@archive-console/api-client';
import { nameOf, usersQueries } from '#queries/users.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { usersPaths } from '#shared/paths/users.ts';

/** How the palette finds users. */
export const userSearch = paletteSearch<User>(usersQueries.found, (user) => ({
  path: usersPaths.details(user.id),
  label: nameOf(user),
  description: user.primaryEmail,
  face: true,
}));
