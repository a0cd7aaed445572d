import * as v from 'valibot';
import { operation } from '../operation.ts';
import { signedIn } from '../shapes/signed-in.ts';

/** Asks for a mail with a link to set up a Standard tenant. It answers the same whether or not the address is known. */
export const startStandardSetup = operation({
  name: 'startStandardSetup',
  noun: 'setup',
  summary: 'Sends a link with which a Standard tenant can be set up.',
  method: 'POST',
  path: '/setup/standard/start',
  access: 'open',
  effect: 'write',
  takes: v.object({ emailAddress: v.string() }),
  errors: [],
});

/** Confirms the address the link of a setup mail was sent to. */
export const verifyStandardSetup = operation({
  name: 'verifyStandardSetup',
  noun: 'setup',
  summary: 'Confirms the address of a setup mail.',
  method: 'POST',
  path: '/setup/standard/verify',
  access: 'open',
  effect: 'write',
  takes: v.object({ registrationToken: v.string() }),
  answers: v.object({ result: v.boolean() }),
  errors: ['Token.NotFound', 'Token.HasExpired'],
  assumed: { errors: 'O089' },
});

/**
 * Sets up the tenant, which is provisioned for a while, and signs its administrator in. The answer may be empty,
 * or carry the bearer token (D19).
 */
export const finishStandardSetup = operation({
  name: 'finishStandardSetup',
  noun: 'setup',
  summary: 'Sets up a Standard tenant and signs its administrator in.',
  method: 'POST',
  path: '/setup/standard/finalize',
  access: 'open',
  effect: 'write',
  takes: v.object({ password: v.string(), registrationToken: v.string(), tenantName: v.string() }),
  answers: signedIn,
  errors: ['Token.NotFound', 'Token.HasExpired', 'User.UserNameAlreadyExists'],
  assumed: { answers: 'D19', errors: 'O090' },
});
