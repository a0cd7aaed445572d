import { finishStandardSetup, startStandardSetup, verifyStandardSetup } from '@archive-console/api-client';
import { DAY } from '@archive-console/mocks';
import type { Stage } from '../stage.ts';
import type { Provoked } from './provocation.ts';

const facts = { password: 'Fresh-1', tenantName: 'Sonnenhof' };
const none = { registrationToken: 'none' };

async function tokenOf({ world, client }: Stage) {
  await client.call(startStandardSetup, { emailAddress: 'boss@sonnenhof.example' });
  return { registrationToken: world.mails.at(-1)?.token ?? '' };
}

export const setupProvoked: readonly Provoked[] = [
  [
    verifyStandardSetup,
    {
      'Token.NotFound': ({ client }) => client.call(verifyStandardSetup, none),
      async 'Token.HasExpired'(given) {
        const token = await tokenOf(given);
        given.world.clock.advance(3 * DAY);
        return given.client.call(verifyStandardSetup, token);
      },
    },
  ],
  [
    finishStandardSetup,
    {
      'Token.NotFound': ({ client }) => client.call(finishStandardSetup, { ...facts, ...none }),
      async 'Token.HasExpired'(given) {
        const token = await tokenOf(given);
        given.world.clock.advance(3 * DAY);
        return given.client.call(finishStandardSetup, { ...facts, ...token });
      },
      async 'User.UserNameAlreadyExists'(given) {
        const tokens = [await tokenOf(given), await tokenOf(given)];
        for (const token of tokens.slice(1))
          await given.client.call(finishStandardSetup, { ...facts, ...token });
        return given.client.call(finishStandardSetup, { ...facts, ...(tokens[0] ?? none) });
      },
    },
  ],
];
