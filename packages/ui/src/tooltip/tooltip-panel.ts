import { partLoader } from '../lazy-part/part-loader.ts';

/** The bubble of tooltips, in a file of its own. */
export const tooltipPanel = partLoader(async () => (await import('./TooltipPanel.tsx')).TooltipPanel);
