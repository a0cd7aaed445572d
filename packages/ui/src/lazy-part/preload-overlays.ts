import { dialogPanel } from '../dialog/dialog-panel.ts';
import { menuPanel } from '../menu/menu-panel.ts';
import { toastStack } from '../toast/toast-stack.ts';

/**
 * Fetches the files of menus, dialogs and toasts, so that the first of them opens at once, also when the connection
 * is lost by then. Call it when nothing else is going on, after the first row is painted.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([menuPanel.load(), dialogPanel.load(), toastStack.load()]);
}
