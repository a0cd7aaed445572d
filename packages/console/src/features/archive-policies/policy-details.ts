import { PoliciesIcon } from '@archive-console/ui';
import { archivePoliciesQueries } from '#queries/archive-policies.ts';
import { detailsOf } from '#shared/details/details-spec.ts';
import { archivePoliciesPaths } from '#shared/paths/archive-policies.ts';

/** The page about one policy, which is its form: every way out of it leads to the list. */
export const policyDetails = detailsOf({
  param: 'archivePolicyId',
  read: archivePoliciesQueries.detail,
  nameOf: ({ name }) => name,
  notFound: 'ArchivePolicy.NotFound',
  icon: PoliciesIcon,
  tabs: { policy: { label: 'archive-policies:edit.title' } },
  paths: { list: archivePoliciesPaths.list, details: archivePoliciesPaths.list },
  words: {
    tabs: 'archive-policies:edit.title',
    loading: 'archive-policies:edit.loading',
    stopped: 'archive-policies:edit.stopped',
    notFoundTitle: 'archive-policies:edit.notFound.title',
    notFoundText: 'archive-policies:edit.notFound.text',
    toList: 'archive-policies:edit.toList',
    toObject: 'archive-policies:edit.toList',
  },
});
