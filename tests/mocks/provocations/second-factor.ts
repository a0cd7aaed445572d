import {
  disableTwoFactor,
  enableTwoFactor,
  generateRecoveryCodes,
  getTwoFactorState,
  sendTwoFactorCodeWithEmail,
  twoFactorWithAuthenticator,
  twoFactorWithEmail,
  twoFactorWithRecoveryCode,
} from '@archive-console/api-client';
import { DAY } from '@archive-console/mocks';
import { halfSignedIn } from '../browser-of.ts';
import type { Stage } from '../stage.ts';
import { turnedOn } from '../turned-on.ts';
import type { Provoked } from './provocation.ts';

const remember = { rememberMachine: false, rememberMe: false };
const wrong = { ...remember, twoFactorCode: 'wrong', recoveryCode: 'wrong' };

const ways = [
  [twoFactorWithAuthenticator, 'Authentication.InvalidAuthenticatorCode'],
  [twoFactorWithEmail, 'Authentication.InvalidEmailCode'],
  [twoFactorWithRecoveryCode, 'Authentication.InvalidRecoveryCode'],
] as const;

/** Five wrong codes lock an account as five wrong passwords do. */
async function locked({ world }: Stage) {
  const browser = await halfSignedIn(world, 'second-step@demo.example');
  for (let tries = 0; tries < 4; tries += 1)
    await browser.client.call(twoFactorWithEmail, wrong).catch(() => undefined);
  return browser.client;
}

export const secondFactorProvoked: readonly Provoked[] = [
  ...ways.map(([operation, code]): Provoked => [
    operation,
    {
      async [code](given: Stage) {
        const { client } = await halfSignedIn(given.world, 'second-step@demo.example');
        return client.call(operation, wrong);
      },
      'Authentication.NoTwoFactorAuthenticationInitiated': ({ client }) => client.call(operation, wrong),
      'Authentication.UserIsLockedOut': async (given) => (await locked(given)).call(operation, wrong),
    },
  ]),
  [
    sendTwoFactorCodeWithEmail,
    {
      'Authentication.NoTwoFactorAuthenticationInitiated': ({ client }) =>
        client.call(sendTwoFactorCodeWithEmail),
      async 'Authentication.UserIsLockedOut'(given) {
        const client = await locked(given);
        await client.call(twoFactorWithEmail, wrong).catch(() => undefined);
        return client.call(sendTwoFactorCodeWithEmail);
      },
    },
  ],
  [
    enableTwoFactor,
    {
      'Account.AuthenticatorKeyNotFound': ({ client }) =>
        client.call(enableTwoFactor, { twoFactorCode: '000000' }),
      async 'Account.InvalidAuthenticatorCode'({ client }) {
        await client.call(getTwoFactorState);
        return client.call(enableTwoFactor, { twoFactorCode: 'wrong' });
      },
    },
  ],
  [
    disableTwoFactor,
    {
      'Token.NotFound': ({ client }) => client.call(disableTwoFactor, { id: 'none' }),
      async 'Token.HasExpired'(given) {
        await turnedOn(given);
        const id = given.world.mails.at(-1)?.token ?? '';
        given.world.clock.advance(2 * DAY);
        return given.client.call(disableTwoFactor, { id });
      },
    },
  ],
  [
    generateRecoveryCodes,
    { 'Account.GenerateRecoveryCodesFailed': ({ client }) => client.call(generateRecoveryCodes) },
  ],
];
