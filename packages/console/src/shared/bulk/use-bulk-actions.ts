import type { MenuItem } from '@archive-console/ui';
import type { Action } from '#shared/actions/action.ts';
import { useWhyBusy } from './bulk-busy.ts';

/** What can be done with a selection; while one bulk action runs, no other begins. */
export function useBulkActions<T>(
  actions: readonly Action<T>[],
  onAsk: (action: Action<T>) => void,
): readonly MenuItem[] {
  const whyBusy = useWhyBusy();
  return actions.flatMap((action) => {
    const { id, icon, label, tone, many } = action;
    if (many === undefined) return [];
    return [
      {
        id,
        icon,
        label: many.label ?? label,
        tone,
        disabledReason: whyBusy,
        onAction: () => onAsk(action),
      },
    ];
  });
}
