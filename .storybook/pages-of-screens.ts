import type { Indexer } from 'storybook/internal/types';

/** Gives every file of stories of a screen or a flow a page of documentation. */
export const withPages = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const entries = await indexer.createIndex(file, options);
    return /\/stories\/(screens|flows)\//.test(file)
      ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
      : entries;
  },
});
