import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The floating part of drawers, in a file of its own. */
export const drawerPanel = lazyPart(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);
