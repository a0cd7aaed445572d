import { createContext } from 'react';

/** Where a sidebar is shown: beside the page, or in a drawer over it, which is never collapsed. */
export const SidebarPlace = createContext<'side' | 'drawer'>('side');
