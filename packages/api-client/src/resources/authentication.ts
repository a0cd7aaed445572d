import * as v from 'valibot';
import { openEnum } from '../open-enum.ts';
import { operation } from '../operation.ts';
import { optionalText } from '../reading.ts';
import { accessToken, signedIn } from '../shapes/signed-in.ts';

/** Why an account cannot sign in although it exists (specification, section 4). */
export const LOGIN_ERROR_STATES = ['None', 'CloudConnectorNotConnected'] as const;

/** The session and the person it belongs to: one answer with the fields of both (D22). */
export const session = v.object({
  isAuthenticated: v.boolean(),
  userId: optionalText,
  userName: optionalText,
  roles: v.nullish(v.array(v.string()), []),
  /** Opaque to the console: no page is hidden by them (D7). */
  permissions: v.nullish(v.array(v.string()), []),
  /** The bearer token (D19). Hand it to `client.token` and keep it nowhere else. */
  accessToken,
});

/** The session and the person it belongs to. */
export type Session = v.InferOutput<typeof session>;

/** How an account can sign in; what the service leaves out does not restrict it (D23). */
export const credentialStatus = v.object({
  exists: v.nullish(v.boolean(), true),
  loginEnabled: v.nullish(v.boolean(), true),
  forgotPasswordEnabled: v.nullish(v.boolean(), true),
  errorState: v.nullish(openEnum(LOGIN_ERROR_STATES), 'None'),
});

/** How an account can sign in. */
export type CredentialStatus = v.InferOutput<typeof credentialStatus>;

/** Reads the session. Signed out, it is refused with 401 (D21). */
export const getAuthInfo = operation({
  name: 'getAuthInfo',
  noun: 'authentication',
  summary: 'Reads the session and the person it belongs to.',
  method: 'GET',
  path: '/authentication/get-auth-info',
  access: 'bearer',
  effect: 'read',
  answers: session,
  errors: [],
  assumed: { access: 'D21', answers: 'D22', 'answers.accessToken': 'D19' },
});

/** Reads how the account with this user name can sign in. */
export const getCredentialStatus = operation({
  name: 'getCredentialStatus',
  noun: 'authentication',
  summary: 'Reads how an account can sign in.',
  method: 'GET',
  path: '/authentication/get-credential-status/{userName}',
  access: 'open',
  effect: 'read',
  takes: v.object({ userName: v.string() }),
  answers: credentialStatus,
  errors: [],
  assumed: { answers: 'D23' },
});

/**
 * Signs in with e-mail and password. `Authentication.TwoFactorAuthenticationRequired` is not a failure: it
 * starts the second step. The answer may be empty, or carry the bearer token (D19).
 */
export const login = operation({
  name: 'login',
  noun: 'authentication',
  summary: 'Signs in with e-mail and password.',
  method: 'POST',
  path: '/authentication/login',
  access: 'open',
  effect: 'write',
  takes: v.object({ email: v.string(), password: v.string(), rememberMe: v.boolean() }),
  answers: signedIn,
  errors: [
    'Authentication.InvalidLoginAttempt',
    'Authentication.TwoFactorAuthenticationRequired',
    'Authentication.UserIsLockedOut',
    'Authentication.UserIsNotAllowed',
    'Account.EmailNotConfirmed',
    'Authentication.TenantNotFound',
    'CloudConnector.NotConnected',
    'ExternalUserAuthentication.InvalidCredentials',
  ],
  assumed: { answers: 'D19', errors: 'O022' },
});

/** Ends the session, wherever it was started. */
export const logout = operation({
  name: 'logout',
  noun: 'authentication',
  summary: 'Ends the session.',
  method: 'POST',
  path: '/authentication/logout',
  access: 'open',
  effect: 'write',
  errors: [],
});
