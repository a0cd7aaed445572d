import type { ArchivePolicy } from '@archive-console/api-client';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { paletteSearch } from '#shared/navigation/palette-hit.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';

/** How the palette finds archive policies. */
export const policySearch = paletteSearch<ArchivePolicy>(archivePoliciesQueries.found, ({ id, name }) => ({
  path: archivePoliciesPaths.details(id),
  label: name,
}));
