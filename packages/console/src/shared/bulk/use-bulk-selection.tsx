import { LazyPart, lazyPart, type MenuItem } from '@archive-console/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Action } from '#shared/actions/action.ts';
import type { ListedRow } from '#shared/list/list-spec.ts';
import type { BulkDialogsProps } from './BulkDialogs.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

const bulkDialogs = lazyPart(async () => (await import('./BulkDialogs.tsx')).BulkDialogs);

/**
 * What can be done with a selection: the entries of its bar, and the dialogs that open before an action runs.
 *
 * @param actions the same array until what it depends on changes
 * @param list what the dialogs know of it; asked for once rows are selected
 */
export function useBulkSelection<TRow extends ListedRow>(
  actions: readonly Action<TRow>[],
  isSelecting: boolean,
  list: () => Omit<BulkDialogsProps<TRow>, 'offered' | 'action' | 'onAsk' | 'onClose'>,
): { bulkActions: readonly MenuItem[]; dialogs: ReactNode } {
  const [action, setAction] = useState<Action<TRow>>();
  const bulkActions = useBulkActions(actions, setAction);
  useDialogsAhead(actions, isSelecting);
  return {
    bulkActions,
    dialogs: (
      <LazyPart<BulkDialogsProps<TRow>>
        of={bulkDialogs}
        wanted={isSelecting || bulkDialogs.current() !== undefined}
        props={() => ({
          ...list(),
          offered: bulkActions,
          action,
          onAsk: setAction,
          onClose: () => setAction(undefined),
        })}
      />
    ),
  };
}

/** Fetches the dialogs of a selection as soon as there is one: the first row does not wait for their bytes. */
function useDialogsAhead<T>(actions: readonly Action<T>[], isSelecting: boolean): void {
  useEffect(() => {
    if (!isSelecting) return;
    // Asked for again when it is opened.
    for (const { many } of actions) many?.dialog?.load().catch(() => undefined);
  }, [actions, isSelecting]);
}
