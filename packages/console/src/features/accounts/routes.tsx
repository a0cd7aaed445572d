import type { LoaderFunction, RouteObject } from 'react-router';
import { ensureWords } from '#shared/i18n/i18n.ts';
import type { RouteHandle } from '#shared/navigation/route-handle.ts';
import { servicesOf } from '#shared/runtime/services.ts';

const forgotPassword: RouteHandle = {
  titleKey: 'accounts:forgotPassword.title',
  sentenceKey: 'accounts:forgotPassword.sentence',
  screen: { kind: 'gate', story: 'accounts/ForgotPassword', acts: true },
};
const resetPassword: RouteHandle = {
  titleKey: 'accounts:resetPassword.title',
  sentenceKey: 'accounts:resetPassword.sentence',
  screen: { kind: 'gate', story: 'accounts/ResetPassword', acts: true, reads: true },
};
const disableTwoFactor: RouteHandle = {
  titleKey: 'accounts:disableTwoFactor.title',
  sentenceKey: 'accounts:disableTwoFactor.sentence',
  screen: { kind: 'gate', story: 'accounts/DisableTwoFactor', acts: true },
};

const loader: LoaderFunction = ({ context }) =>
  ensureWords(servicesOf(context).i18n, 'gate').then(() => null);

/** What one can do about an account without being signed in to it. */
export const routes: RouteObject[] = [
  {
    id: 'accounts before sign-in',
    loader,
    shouldRevalidate: () => false,
    children: [
      {
        path: '/password-reset',
        handle: forgotPassword,
        lazy: { Component: async () => (await import('./ForgotPasswordScreen.tsx')).ForgotPasswordScreen },
      },
      {
        path: '/password-reset/:token',
        handle: resetPassword,
        lazy: { Component: async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen },
      },
      {
        path: '/two-factor/disable',
        handle: disableTwoFactor,
        lazy: {
          Component: async () => (await import('./DisableTwoFactorScreen.tsx')).DisableTwoFactorScreen,
        },
      },
    ],
  },
];
