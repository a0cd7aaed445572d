import { forgetSession } from '#queries/authentication.ts';
import type { Services } from '#shared/services.ts';

/** Nothing of the person stays: cache and token, the hub, messages, what was stored for them (specification, section 4). */
export function endSession({ live, queryClient, storage, toasts, bulkRuns }: Services): void {
  live.stop();
  bulkRuns.forget();
  toasts.clear();
  toasts.clearHistory();
  storage.forgetPerson();
  forgetSession(queryClient);
}
