import { archivePoliciesPaths } from './archive-policies.ts';

export const applyPolicyPaths = {
  page: () => `${archivePoliciesPaths.list()}/apply-policy`,
};
