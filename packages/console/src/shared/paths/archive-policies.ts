import { prefixes } from './prefixes.ts';

const list = prefixes.archivePolicies;

export const archivePoliciesPaths = {
  list: () => list,
  create: () => `${list}/create-policy`,
  /** The page of a policy is its form. */
  details: (archivePolicyId: string) => `${list}/${encodeURIComponent(archivePolicyId)}`,
};
