import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { setupPaths } from '#shared/paths/setup.ts';
import { tenantsPaths } from '#shared/paths/tenants.ts';
import type { RouteTable } from './route-table.ts';

/** The tables of what lies before sign-in, or has no navigation: known from the start. */
export const outerTables: readonly RouteTable[] = [
  {
    id: 'accounts',
    layout: 'public',
    prefixes: ['/password-reset', '/two-factor'],
    words: ['accounts'],
    load: () => import('#features/accounts/routes.tsx'),
  },
  {
    id: 'setup',
    layout: 'setup',
    prefixes: [setupPaths.start()],
    words: ['setup', 'components'],
    load: () => import('#features/setup/routes.tsx'),
  },
  {
    id: 'tenant-registration-microsoft365',
    layout: 'setup',
    prefixes: [microsoft365RegistrationPaths.home()],
    words: ['tenant-registration-microsoft365', 'components', 'objects'],
    load: () => import('#features/tenant-registration-microsoft365/routes.tsx'),
  },
  {
    id: 'tenants',
    layout: 'bare',
    prefixes: [tenantsPaths.provisioning(), tenantsPaths.terminated()],
    words: ['tenants', 'components'],
    load: () => import('#features/tenants/routes.tsx'),
  },
];
