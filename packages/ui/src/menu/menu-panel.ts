import { lazyPart } from '../lazy-part/lazy-part.ts';

/** The floating part of menus, in a file of its own. */
export const menuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel);
