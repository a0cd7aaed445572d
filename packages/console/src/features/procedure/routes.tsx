import type { RouteObject } from 'react-router';
import { page } from '#shared/navigation/page.ts';
import { procedurePaths } from '#shared/paths/procedure.ts';

/** How the tenant archives, written down for an auditor: below its configuration. */
export const routes: RouteObject[] = [
  {
    path: 'configuration/procedure',
    ...page(() => import('./ProcedureScreen.tsx'), 'ProcedureScreen', {
      titleKey: 'procedure:title',
      crumb: procedurePaths.page,
      screen: { kind: 'page', story: 'procedure/Procedure' },
    }),
  },
];
