import { prefixes } from './prefixes.ts';

/** The tabs of an import source, in the order they are shown. The first one is shown where none is named. */
export const importSourceTabs = ['overview', 'imports'] as const;
export type ImportSourceTab = (typeof importSourceTabs)[number];

const list = prefixes.importSources;
/** Names the import that is open in the address. */
export const TASK = 'import';

export const importSourcesPaths = {
  list: () => list,
  /** The list of those whose latest import failed. */
  failed: () => `${list}?state=Failed`,
  /** The list of those whose latest import went well. */
  succeeded: () => `${list}?state=Success`,
  /** The list of those whose name has this text. */
  found: (text: string) => `${list}?q=${encodeURIComponent(text)}`,
  publicFolders: () => `${list}/public-folders`,
  details: (importSourceId: string, tab: ImportSourceTab = 'overview') =>
    `${list}/${encodeURIComponent(importSourceId)}${tab === 'overview' ? '' : `/${tab}`}`,
  /** One import, open over the imports of its source. */
  task: (importSourceId: string, importTaskId: string) =>
    `${importSourcesPaths.details(importSourceId, 'imports')}?${TASK}=${encodeURIComponent(importTaskId)}`,
};
