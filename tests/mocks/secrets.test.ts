import {
  createAccessToken,
  enableTwoFactor,
  forgotPassword,
  getTwoFactorState,
  sendTwoFactorCodeWithEmail,
  startStandardSetup,
} from '@archive-console/api-client';
import { accounts, createWorld, type World } from '@archive-console/mocks';
import { demoListener } from '@archive-console/mocks/server';
import { expect, it } from 'vitest';
import { halfSignedIn, register, browserOf } from './browser-of.ts';
import { clientOf, anonymousClient } from './stage.ts';
import { codeOf } from './turned-on.ts';

/** Every secret that is given to one person alone, in a service that has just begun. */
async function secretsOf(world: World): Promise<Record<string, string | undefined>> {
  const client = await clientOf(world);
  const anonymous = anonymousClient(world);
  const mailed = () => world.mails.at(-1)?.token;
  const { token } = await client.call(createAccessToken, {
    tokenType: 'TenantAccessToken',
    expiryDate: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
    scopes: ['MailImport'],
  });
  await anonymous.call(forgotPassword, { email: accounts[0].email });
  const reset = mailed();
  await anonymous.call(startStandardSetup, { emailAddress: 'boss@sonnenhof.example' });
  const setup = mailed();
  await register(world, browserOf(world), 'admin@nordlicht.example');
  const registration = mailed();
  const half = await halfSignedIn(world, 'email-code@demo.example');
  await half.client.call(sendTwoFactorCodeWithEmail);
  const emailCode = mailed();
  const { authenticatorKey } = await client.call(getTwoFactorState);
  const recovery = await client.call(enableTwoFactor, { twoFactorCode: codeOf(world, authenticatorKey) });
  return {
    accessToken: token.secretKey ?? undefined,
    reset,
    setup,
    registration,
    emailCode,
    authenticatorKey,
    recoveryCodes: recovery.join(' '),
    turnOff: mailed(),
  };
}

it('secrets of a service that anonymous visitors reach cannot be foreseen', async () => {
  const [one, other] = [await secretsOf(demoListener().world), await secretsOf(demoListener().world)];
  const same = Object.keys(one).filter((name) => one[name] === other[name]);
  expect(Object.values(one)).not.toContain(undefined);
  expect(same).toEqual([]);
});

it('secrets of a story are the same every time', async () => {
  expect(await secretsOf(createWorld())).toEqual(await secretsOf(createWorld()));
});
