import type { ImportSource } from '@archive-console/api-client';
import { CloseIcon, ImportIcon, lazyPart } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isImportRunning } from '#queries/import-progress.ts';
import { importSourcesQueries, type ListedSource } from '#queries/import-sources.ts';
import type { Action, BulkAction } from '#shared/actions/action.ts';
import type { SourceObject } from './use-candidates.ts';

const start = lazyPart(async () => (await import('./StartImportDialogs.tsx')).StartImportDialog);
const startMany = lazyPart(async () => (await import('./StartImportDialogs.tsx')).StartImportOfMany);
const cancel = lazyPart(async () => (await import('./CancelImportDialogs.tsx')).CancelImportDialog);
const cancelMany = lazyPart(async () => (await import('./CancelImportDialogs.tsx')).CancelImportOfMany);

/** What can be done with one source: its import is started, or the one that runs is canceled. */
export function useSourceActions(): readonly Omit<Action<SourceObject>, 'many'>[] {
  const { t } = useTranslation('import-sources');
  const queryClient = useQueryClient();
  return useMemo(() => {
    /** As far as it has been read: a list reads it row by row. */
    const flagsOf = (id: string): Partial<ImportSource> =>
      queryClient.getQueryData(importSourcesQueries.flags(id).queryKey) ?? {};
    return [
      {
        id: 'start',
        icon: ImportIcon,
        label: t('action.start'),
        dialog: start,
        whyNot({ id, importSourceTaskState = '' }) {
          const { orphaned = false, autoStart = false } = flagsOf(id);
          if (orphaned) return t('rules.orphaned');
          if (autoStart) return t('rules.startAuto');
          return isImportRunning(importSourceTaskState) ? t('rules.running') : undefined;
        },
      },
      {
        id: 'cancel',
        icon: CloseIcon,
        label: t('action.cancel'),
        dialog: cancel,
        whyNot({ id, importSourceTaskState }) {
          if (importSourceTaskState === undefined) return t('rules.unread');
          if (importSourceTaskState === 'CancellationPending') return t('rules.canceling');
          if (!isImportRunning(importSourceTaskState)) return t('rules.notRunning');
          return flagsOf(id).autoStart === true ? t('rules.cancelAuto') : undefined;
        },
      },
    ];
  }, [t, queryClient]);
}

/** The same for one source of a list, and for a selection. */
export function useSourceListActions(): readonly Action<ListedSource>[] {
  const { t } = useTranslation('import-sources');
  const actions = useSourceActions();
  return useMemo(() => {
    const many: Readonly<Record<string, BulkAction<ListedSource>>> = {
      start: { label: t('action.startMany'), dialog: startMany },
      cancel: { label: t('action.cancelMany'), dialog: cancelMany },
    };
    return actions.map((action) => {
      const bulk = many[action.id];
      return bulk === undefined ? action : { ...action, many: bulk };
    });
  }, [t, actions]);
}
