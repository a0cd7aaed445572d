import type { RouteObject } from 'react-router';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import { microsoft365RegistrationPaths } from '#shared/paths/tenant-registration-microsoft365.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';

const registration: RouteHandle = {
  titleKey: 'tenant-registration-microsoft365:registration.title',
  sentenceKey: 'tenant-registration-microsoft365:registration.sentence',
  isWide: true,
  screen: { kind: 'page', story: 'tenant-registration-microsoft365/Microsoft365Registration', acts: true },
};
const confirm: RouteHandle = {
  titleKey: 'tenant-registration-microsoft365:registration.title',
  isWide: true,
  screen: { kind: 'page', story: 'tenant-registration-microsoft365/ConfirmAddress', acts: true },
};

/** Registration of a Microsoft 365 organization (D16), and the page the link in its mail leads to. */
export const routes: RouteObject[] = [
  {
    Component: AreaWords,
    children: [
      {
        path: microsoft365RegistrationPaths.home(),
        handle: registration,
        // Its actions read it again themselves; the entry rules must be able to run without that.
        shouldRevalidate: () => false,
        lazy: {
          Component: async () =>
            (await import('./Microsoft365RegistrationScreen.tsx')).Microsoft365RegistrationScreen,
          loader: async () => (await import('./Microsoft365RegistrationScreen.tsx')).loader,
        },
      },
      {
        path: `${microsoft365RegistrationPaths.home()}/confirm/:token`,
        handle: confirm,
        lazy: {
          Component: async () => (await import('./ConfirmAddressScreen.tsx')).ConfirmAddressScreen,
        },
      },
    ],
  },
];
