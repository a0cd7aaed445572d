import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { ensureWords } from '#shared/i18n.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import type { RouteHandle } from '#shared/route-handle.ts';
import { type Services, servicesOf } from '#shared/services.ts';
import { areaOf } from './areas.ts';
import { entryMiddleware } from './entry.ts';
import { ownRoutes } from './own-routes.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

/** The layout that area tables are patched into. */
const HOME = 'home';

const login: RouteHandle = {
  titleKey: 'authentication:login.title',
  sentenceKey: 'authentication:login.sentence',
  screen: { kind: 'gate', story: 'authentication/Login', acts: true },
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
        lazy: {
          Component: async () => (await import('./PublicLayout.tsx')).PublicLayout,
          loader: async () => (await import('./PublicLayout.tsx')).loader,
        },
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
        id: HOME,
        path: '/home',
        lazy: {
          Component: async () => (await import('./HomeLayout.tsx')).HomeLayout,
          loader: async () => (await import('./HomeLayout.tsx')).loader,
        },
        ErrorBoundary: RouteError,
        children: [],
      },
      // The specification (section 2) sends any unknown path to `/`; the entry rules send `/` on.
      { path: '/', loader: () => redirect(dashboardPaths.home()) },
      { path: '*', loader: () => redirect('/') },
    ],
  },
];

/** Fetches an area's table of routes when a navigation first leads there. Its words come beside what its pages load. */
export function discoverArea({ i18n }: Services): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const area = areaOf(new URL(path, 'https://console.invalid').pathname);
    if (area === undefined) return;
    // Asked for now, waited for below: what fails there is shown there.
    ensureWords(i18n, area.words).catch(() => undefined);
    const table = await area.load();
    patch(HOME, [
      {
        id: `${area.id} words`,
        loader: () => ensureWords(i18n, area.words).then(() => null),
        shouldRevalidate: () => false,
        children: ownRoutes(table.routes),
      },
    ]);
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
