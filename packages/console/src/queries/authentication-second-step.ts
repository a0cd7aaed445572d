import {
  type InputOf,
  sendTwoFactorCodeWithEmail,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { type Session, sessionAfter } from './authentication.ts';

/** The ways to prove who one is after the password; all that is known, for the service names none (D23). */
export const secondStepWays = ['authenticator', 'email', 'recovery-code'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

type Remembered = Omit<InputOf<typeof twoFactorWithEmail>, 'twoFactorCode'>;

/** What a person proves it with, and the end of waiting for an answer. */
export interface Proof extends Remembered {
  way: SecondStepWay;
  code: string;
  signal: AbortSignal;
}

/** Both are about the sign-in this browser has begun. Codes are kept nowhere. */
export const secondStepMutations = {
  /** Finishes the sign-in and reads the session anew. */
  finish: () =>
    mutationOptions({
      mutationKey: ['finishSecondStep'],
      gcTime: 0,
      mutationFn: async (proof: Proof, { client }): Promise<Session> =>
        sessionAfter(client, await sendProof(client, proof)),
    }),
  /** Has a code sent by mail; those sent before are invalid from then on. Answers when it was. */
  sendCode: () =>
    mutationOptions({
      mutationKey: [sendTwoFactorCodeWithEmail.name],
      mutationFn: async (signal: AbortSignal, { client }) => {
        await call(client, sendTwoFactorCodeWithEmail, undefined, signal);
        return Date.now();
      },
    }),
};

function sendProof(client: QueryClient, { way, code, signal, ...remembered }: Proof) {
  if (way === 'recovery-code')
    return call(client, twoFactorWithRecoveryCode, { recoveryCode: code, ...remembered }, signal);
  const operation = way === 'email' ? twoFactorWithEmail : twoFactorWithAuthenticator;
  return call(client, operation, { twoFactorCode: code, ...remembered }, signal);
}
