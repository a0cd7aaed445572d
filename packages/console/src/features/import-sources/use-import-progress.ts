import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type ImportProgress, importProgressOf } from '#queries/import-progress.ts';

/** How the running import of a source stands, live; undefined where none is known to run. */
export function useImportProgress(importSourceId: string): ImportProgress | undefined {
  const store = importProgressOf(useQueryClient());
  return useSyncExternalStore(store.subscribe, () => store.of(importSourceId));
}
