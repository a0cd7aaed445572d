import { prefixes } from './prefixes.ts';

export const applyPolicyPaths = {
  page: () => prefixes.applyPolicy,
};
