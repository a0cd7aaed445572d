import { csvProgressPanel } from '../csv-progress/csv-progress-panel.ts';
import { dialogPanel } from '../dialog/dialog-panel.ts';
import { menuPanel } from '../menu/menu-panel.ts';
import { toastStack } from '../toast/toast-stack.ts';
import type { PartLoader } from './part-loader.ts';

/**
 * Fetches the files of menus, dialogs, toasts and the progress of a CSV file, so that the first of them opens at once, also when the connection
 * is lost by then. Call it when nothing else is going on, after the first row is painted.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled(
    [menuPanel, dialogPanel, toastStack, csvProgressPanel].map((part: PartLoader<unknown>) => part.load()),
  );
}
