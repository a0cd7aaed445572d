import type { RouteObject } from 'react-router';
import { page } from '#shared/navigation/page.ts';
import { helpPaths } from '#shared/paths/help.ts';

/** With a code in its address, the page says what it means before all else. */
export const routes: RouteObject[] = [
  {
    path: 'help/:code?',
    ...page(() => import('./HelpScreen.tsx'), 'HelpScreen', {
      titleKey: 'help:title',
      crumb: () => helpPaths.list(),
      screen: { kind: 'page', story: 'help/Help' },
    }),
  },
];
