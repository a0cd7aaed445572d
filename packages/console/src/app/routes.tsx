import type { LoaderFunction, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { isPathUnder } from '#shared/navigation/is-path-under.ts';
import { HOME } from '#shared/navigation/return-address.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { type Services, servicesOf } from '#shared/runtime/services.ts';
import { entryMiddleware } from './entry.ts';
import { cloneRoutes } from './clone-routes.ts';
import { Root } from './Root.tsx';
import { outerTables } from './outer-tables.ts';
import { type Layout, tableOf } from './route-table.ts';
import { RouteError } from './RouteError.tsx';

const login: RouteHandle = {
  titleKey: 'authentication:login.title',
  sentenceKey: 'authentication:login.sentence',
  screen: { kind: 'gate', story: 'authentication/Login', acts: true },
};

const publicLayout = {
  Component: async () => (await import('./PublicLayout.tsx')).PublicLayout,
  loader: async () => (await import('./PublicLayout.tsx')).loader,
};

/** There is no such page: the reader is sent on, with a word why. */
const leaveUnknown: LoaderFunction = async ({ context }) => {
  const { sayWhyElsewhere } = await import('./enter-signed-in.ts');
  sayWhyElsewhere(servicesOf(context), 'unknown');
  return redirect('/');
};

/** The console's table of contents. What lies behind an area stands in that area's own table. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    loader: async ({ context }) => {
      await ensureWords(servicesOf(context).i18n, 'shell');
      return null;
    },
    shouldRevalidate: () => false,
    middleware: [entryMiddleware],
    children: [
      {
        id: 'setup' satisfies Layout,
        lazy: publicLayout,
        ErrorBoundary: RouteError,
        children: [],
      },
      {
        id: 'public' satisfies Layout,
        lazy: publicLayout,
        ErrorBoundary: RouteError,
        children: [
          {
            path: '/login',
            handle: login,
            lazy: {
              Component: async () => (await import('#features/authentication/LoginScreen.tsx')).LoginScreen,
            },
          },
        ],
      },
      {
        id: 'bare' satisfies Layout,
        lazy: {
          Component: async () => (await import('./BareLayout.tsx')).BareLayout,
          loader: async () => (await import('./BareLayout.tsx')).loader,
        },
        ErrorBoundary: RouteError,
        children: [],
      },
      {
        id: 'home' satisfies Layout,
        path: HOME,
        lazy: {
          Component: async () => (await import('./HomeLayout.tsx')).HomeLayout,
          loader: async () => (await import('./HomeLayout.tsx')).loader,
        },
        ErrorBoundary: RouteError,
        children: [],
      },
      // The specification (section 2) sends any unknown path to `/`; the entry rules send `/` on.
      { path: '/', loader: () => redirect(dashboardPaths.home()) },
      { path: '*', loader: leaveUnknown },
    ],
  },
];

/** Loads what a page in the frame needs. If it cannot be fetched, the frame remains and says so. */
const keepFrame = <TPart,>(services: Services, load: () => Promise<TPart>): Promise<TPart> =>
  load().catch(async (cause: unknown) => {
    const missing = import('./HomeLayout.tsx').then(({ pageMissing }) => pageMissing(services, cause));
    throw await missing.catch(() => cause);
  });

/** Fetches a table of routes when a navigation first leads there. Its words come beside what its pages load. */
export function discoverTable(services: Services): PatchRoutesOnNavigationFunction {
  const { i18n } = services;
  /** Why the table that was looked for last could not be fetched. */
  let failure: unknown;
  const loader = () => {
    throw failure ?? redirect('/');
  };
  return async ({ path, patch }) => {
    const { pathname } = new URL(path, 'https://console.invalid');
    let table = tableOf(outerTables, pathname);
    if (table === undefined && !isPathUnder(pathname, HOME)) return;
    const layout = table?.layout ?? 'home';
    const load = <TPart,>(part: () => Promise<TPart>) =>
      layout === 'home' ? keepFrame(services, part) : part();
    try {
      table ??= tableOf((await load(() => import('./area-tables.ts'))).areaTables, pathname);
      if (table === undefined) return;
      const { id, words } = table;
      // Asked for now, waited for below: what fails there is shown there.
      ensureWords(i18n, ...words).catch(() => undefined);
      const { routes: found } = await load(table.load);
      failure = undefined;
      patch(layout, [
        {
          id: `${id} words`,
          loader: () => load(() => ensureWords(i18n, ...words)).then(() => null),
          shouldRevalidate: () => false,
          children: cloneRoutes(found, load),
        },
      ]);
    } catch (error) {
      failure = error;
      // Pages that fail, in the layout as any other. The router looks for more than a splat: it comes back here.
      const prefixes = table?.prefixes ?? [HOME];
      patch(
        layout,
        prefixes.map((prefix) => ({ path: `${prefix}/*`, loader })),
      );
    }
  };
}

/** The table of a console that could not be set up: every address shows why, and offers to try again. */
export function failingRoutes(error: Error): RouteObject[] {
  const fail = () => {
    throw error;
  };
  return [
    {
      path: '*',
      loader: fail,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      Component: () => null,
    },
  ];
}
