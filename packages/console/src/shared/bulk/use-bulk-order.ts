import { useServices } from '#shared/runtime/services.ts';
import type { BulkOrigin } from './bulk-order.ts';
import { orderOf, type OrderWithoutRows, type ResumableAction } from './resumable-action.ts';

/** Makes the order of an action for what was chosen, for so many rows. */
export function useBulkOrder(): <TChoice>(
  action: ResumableAction<TChoice>,
  choice: TChoice,
  count: number,
) => OrderWithoutRows & { origin: BulkOrigin } {
  const { queryClient, i18n } = useServices();
  return (action, choice, count) => orderOf(action, choice, { queryClient, i18n, count });
}
