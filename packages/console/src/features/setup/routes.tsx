import type { LoaderFunction, RouteObject } from 'react-router';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { AreaWords } from '#shared/i18n/ui-words/AreaWords.tsx';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { servicesOf } from '#shared/runtime/services.ts';

const start: RouteHandle = {
  titleKey: 'setup:start.title',
  sentenceKey: 'setup:start.sentence',
  isWide: true,
  screen: { kind: 'gate', story: 'setup/SetupStart', acts: true },
};
const verify: RouteHandle = {
  titleKey: 'setup:start.title',
  sentenceKey: 'setup:finish.sentence',
  isWide: true,
  screen: { kind: 'gate', story: 'setup/SetupVerify', acts: true, reads: true },
};

const loader: LoaderFunction = ({ context }) =>
  ensureWords(servicesOf(context).i18n, 'gate').then(() => null);

/** How a Standard tenant comes to be. */
export const routes: RouteObject[] = [
  {
    id: 'setup before sign-in',
    Component: AreaWords,
    loader,
    shouldRevalidate: () => false,
    children: [
      {
        path: '/setup',
        handle: start,
        lazy: { Component: async () => (await import('./SetupStartScreen.tsx')).SetupStartScreen },
      },
      {
        path: '/setup/verify/:token',
        handle: verify,
        lazy: { Component: async () => (await import('./SetupVerifyScreen.tsx')).SetupVerifyScreen },
      },
    ],
  },
];
