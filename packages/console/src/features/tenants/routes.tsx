import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { tenantsPaths } from '#shared/paths/tenants.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';

const provisioning: RouteHandle = {
  titleKey: 'tenants:provisioning.title',
  sentenceKey: 'tenants:provisioning.sentence',
  screen: { kind: 'page', story: 'tenants/Provisioning' },
};
const terminated: RouteHandle = {
  titleKey: 'tenants:terminated.title',
  sentenceKey: 'tenants:terminated.sentence',
  screen: { kind: 'page', story: 'tenants/Terminated', acts: true },
};

/** The pages of a tenant that is not ready yet, or not any more. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: tenantsPaths.provisioning(),
        handle: provisioning,
        lazy: {
          Component: async () => (await import('./ProvisioningScreen.tsx')).ProvisioningScreen,
          loader: async () => (await import('./ProvisioningScreen.tsx')).loader,
        },
      },
      {
        path: tenantsPaths.terminated(),
        handle: terminated,
        lazy: {
          Component: async () => (await import('./TerminatedScreen.tsx')).TerminatedScreen,
          loader: async () => (await import('./TerminatedScreen.tsx')).loader,
        },
      },
    ],
  },
];
