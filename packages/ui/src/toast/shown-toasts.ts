import type { Toast } from './toast-types.ts';

/** Toasts on the screen at once; older ones wait below the newer and are in the history. */
const most = 4;

/** Those that are seen. The time of the others stands still. */
export const shownToasts = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(-most);
