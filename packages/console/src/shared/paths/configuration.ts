import { prefixes } from './prefixes.ts';

const page = prefixes.configuration;

export const configurationPaths = {
  page: () => page,
  editOptions: () => `${page}/edit-options`,
};
