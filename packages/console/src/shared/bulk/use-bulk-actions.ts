import type { MenuItem } from '@archive-console/ui';
import { useWords } from '#shared/i18n/use-words.ts';
import type { Action } from '#shared/actions/action.ts';
import { useIsBulkRunning } from './is-bulk-running.ts';

/** What can be done with a selection; while one bulk action runs, no other begins. */
export function useBulkActions<T>(
  actions: readonly Action<T>[],
  onAsk: (action: Action<T>) => void,
): readonly MenuItem[] {
  const say = useWords();
  const isRunning = useIsBulkRunning();
  return actions.flatMap((action) => {
    const { id, icon, label, tone, many } = action;
    if (many === undefined) return [];
    return [
      {
        id,
        icon,
        label: many.label ?? label,
        tone,
        disabledReason: isRunning ? say('objects:bulk.running') : undefined,
        onAction: () => onAsk(action),
      },
    ];
  });
}
