import { importSourcesPaths } from './import-sources.ts';

const protocol = `${importSourcesPaths.list()}/protocol`;

export const importProtocolPaths = {
  /** Of every source. */
  all: () => protocol,
  of: (importSourceId: string) => `${protocol}?source=${encodeURIComponent(importSourceId)}`,
};
