import { partLoader } from '../lazy-part/part-loader.ts';

/** The floating part of drawers, in a file of its own. */
export const drawerPanel = partLoader(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);
