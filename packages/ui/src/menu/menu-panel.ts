import { partLoader } from '../lazy-part/part-loader.ts';

/** The floating part of menus, in a file of its own. */
export const menuPanel = partLoader(async () => (await import('./MenuPanel.tsx')).MenuPanel);
