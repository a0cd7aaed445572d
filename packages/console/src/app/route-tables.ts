import type { RouteObject } from 'react-router';
import type { Namespace } from '#shared/i18n/i18n.ts';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import { setupPaths } from '#shared/paths/setup.ts';
import { tenantsPaths } from '#shared/paths/tenants.ts';
import { areas } from './areas.ts';

/** The layouts that tables are patched into: with navigation, signed in without it, and the two before sign-in. */
export type Layout = 'home' | 'bare' | 'public' | 'setup';

/** A table of routes of one noun, fetched with its words when one of its addresses is opened. */
export interface RouteTable {
  id: string;
  layout: Layout;
  prefixes: readonly string[];
  words: readonly Namespace[];
  load(): Promise<{ routes: RouteObject[] }>;
}

export const routeTables: readonly RouteTable[] = [
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
    words: ['tenant-registration-microsoft365', 'components'],
    load: () => import('#features/tenant-registration-microsoft365/routes.tsx'),
  },
  {
    id: 'tenants',
    layout: 'bare',
    prefixes: [tenantsPaths.provisioning(), tenantsPaths.terminated()],
    words: ['tenants', 'components'],
    load: () => import('#features/tenants/routes.tsx'),
  },
  ...areas.map(({ id, prefix, words, load }) => ({
    id,
    layout: 'home' as const,
    prefixes: [prefix],
    words,
    load,
  })),
];

/** The table a path is to be found in. The longest prefix decides: registration with Microsoft lies within setup. */
export function tableOf(pathname: string): RouteTable | undefined {
  const fits = routeTables.flatMap((table) =>
    table.prefixes
      .filter((prefix) => isPathUnder(pathname, prefix))
      .map((prefix) => ({ table, length: prefix.length })),
  );
  return fits.toSorted((one, other) => other.length - one.length)[0]?.table;
}
