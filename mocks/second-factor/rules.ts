import {
  type ServiceErrorCode,
  sendTwoFactorCodeWithEmail,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import { refuse } from '../refusal.ts';
import { type Call, rule } from '../rule.ts';
import { MACHINE_KEPT_FOR } from '../session/carrier.ts';
import { refuseTry, requireUnlocked } from '../session/failed-try.ts';
import type { SignIn } from '../session/sign-ins.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import { sendEmailCode, takeEmailCode } from './email-code.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

/** The sign-in that this browser has begun. */
function begun({ world, browser }: Pick<Call<unknown>, 'world' | 'browser'>): SignIn {
  const signIn =
    world.signIns.find(browser.read('signInId')) ??
    refuse('Authentication.NoTwoFactorAuthenticationInitiated');
  requireUnlocked(world, signIn.credential.email);
  return signIn;
}

interface Remembering {
  rememberMachine: boolean;
  rememberMe: boolean;
}

/** Finishes the sign-in where the proof is right; a wrong one counts like a wrong password. */
function finish(
  call: Call<Remembering>,
  proves: (signIn: SignIn) => boolean,
  code: ServiceErrorCode,
): { accessToken: string } {
  const { world, browser, input } = call;
  const signIn = begun(call);
  const { credential } = signIn;
  if (!proves(signIn)) return refuseTry(world, credential.email, code);
  world.lockout.clear(credential.email);
  world.signIns.end(signIn.id);
  browser.write('signInId', undefined);
  if (input.rememberMachine) {
    const machineId = world.newSecret();
    credential.secondFactor.machines.add(machineId);
    browser.write('machineId', machineId, MACHINE_KEPT_FOR);
  }
  return { accessToken: call.signIn(credential, input.rememberMe) };
}

export const secondStepRules = [
  rule(sendTwoFactorCodeWithEmail, (call) => sendEmailCode(call.world, begun(call))),

  rule(twoFactorWithAuthenticator, (call) =>
    finish(
      call,
      ({ credential }) =>
        takeAuthenticatorCode(call.world, credential.secondFactor, call.input.twoFactorCode),
      'Authentication.InvalidAuthenticatorCode',
    ),
  ),

  rule(twoFactorWithEmail, (call) =>
    finish(
      call,
      (signIn) => takeEmailCode(call.world, signIn, call.input.twoFactorCode),
      'Authentication.InvalidEmailCode',
    ),
  ),

  rule(twoFactorWithRecoveryCode, (call) =>
    finish(
      call,
      ({ credential }) => takeRecoveryCode(credential.secondFactor, call.input.recoveryCode),
      'Authentication.InvalidRecoveryCode',
    ),
  ),
];
