import { prefixes } from './prefixes.ts';

const protocol = prefixes.importProtocol;

export const importProtocolPaths = {
  /** Of every source. */
  all: () => protocol,
  of: (importSourceId: string) => `${protocol}?source=${encodeURIComponent(importSourceId)}`,
};
