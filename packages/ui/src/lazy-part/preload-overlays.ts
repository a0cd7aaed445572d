import { palettePanel } from '../command-palette/palette-panel.ts';
import { csvProgressPanel } from '../csv-progress/csv-progress-panel.ts';
import { dialogPanel } from '../dialog/dialog-panel.ts';
import { menuPanel } from '../menu/menu-panel.ts';
import { toastStack } from '../toast/toast-stack.ts';
import type { LazyLoader } from './lazy-part.ts';

const overlays: readonly LazyLoader<unknown>[] = [
  menuPanel,
  dialogPanel,
  toastStack,
  palettePanel,
  csvProgressPanel,
];

/**
 * Fetches the files of menus, dialogs, toasts, the palette and the progress of a CSV file, so that the first of them
 * opens at once, also when the connection is lost by then. Call it when nothing else is going on, after the first row
 * is painted.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled(overlays.map((part) => part.load()));
}
