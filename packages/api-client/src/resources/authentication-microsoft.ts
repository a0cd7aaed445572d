import * as v from 'valibot';
import { navigation } from '../operation.ts';

/** Leads to Microsoft's sign-in by OpenID Connect, and back to `continue` (D24). */
export const loginWithMicrosoftOidc = navigation({
  name: 'loginWithMicrosoftOidc',
  noun: 'authentication',
  summary: 'Leads to the sign-in at Microsoft (OpenID Connect).',
  path: '/authentication/login-with-microsoft-oidc',
  access: 'open',
  takes: v.object({ continue: v.optional(v.string()) }),
  query: ['continue'],
  errors: [],
});

/** Leads to Microsoft's sign-in by OAuth, and back to `continue` (D24). */
export const loginWithMicrosoftOauth = navigation({
  name: 'loginWithMicrosoftOauth',
  noun: 'authentication',
  summary: 'Leads to the sign-in at Microsoft (OAuth).',
  path: '/authentication/login-with-microsoft-oauth',
  access: 'open',
  takes: v.object({ continue: v.optional(v.string()) }),
  query: ['continue'],
  errors: [],
});

/** Where Microsoft leads back to after a sign-in. A refusal leads on to `/login?error=<code>`. */
export const loginWithExternalCallback = navigation({
  name: 'loginWithExternalCallback',
  noun: 'authentication',
  summary: 'Takes the answer of the sign-in at Microsoft.',
  path: '/authentication/login-with-external-callback',
  access: 'open',
  takes: v.object({
    state: v.optional(v.string()),
    code: v.optional(v.string()),
    error: v.optional(v.string()),
  }),
  query: ['state', 'code', 'error'],
  errors: [
    'Authentication.InvalidExternalLoginInfo',
    'Authentication.UserNotRegister',
    'Authentication.TenantNotFound',
  ],
  assumed: { takes: 'O023', errors: 'O023' },
});
