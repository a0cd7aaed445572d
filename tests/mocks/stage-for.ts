import * as api from '@archive-console/api-client';
import type { AnyOperation } from '@archive-console/api-client';
import { accounts, AUTHENTICATOR_KEY, MINUTE } from '@archive-console/mocks';
import { readyToPay } from './billing-stages.ts';
import { type Browser, browserOf, consent, halfSignedIn, register } from './browser-of.ts';
import { type Stage, stage } from './stage.ts';
import { codeOf, turnedOn } from './turned-on.ts';

/** A stage on which an operation has something to do, and what it has to be given there. */
export interface Prepared extends Stage {
  input?: Readonly<Record<string, unknown>>;
}

type Preparation = () => Promise<Prepared>;

const remember = { rememberMachine: false, rememberMe: false };
const inTenant = (tenant: string) => () => stage({ tenant });

const newestToken = ({ world }: Stage) => world.mails.at(-1)?.token;

const halfway =
  (inputOf: (given: Stage) => Promise<object> | object): Preparation =>
  async () => {
    const { world } = await stage();
    const { client } = await halfSignedIn(world, 'second-step@demo.example');
    return { world, client, input: { ...remember, ...(await inputOf({ world, client })) } };
  };

async function withSetupMail(): Promise<Prepared> {
  const given = await stage();
  await given.client.call(api.startStandardSetup, { emailAddress: 'boss@sonnenhof.example' });
  return { ...given, input: { registrationToken: newestToken(given) } };
}

const preparations = new Map<AnyOperation, Preparation>([
  [api.activateSubscription, readyToPay],
  [
    api.resetPassword,
    async () => {
      const given = await stage();
      await given.client.call(api.forgotPassword, { email: accounts[0].email });
      return { ...given, input: { token: newestToken(given) } };
    },
  ],
  [api.sendTwoFactorCodeWithEmail, halfway(() => ({}))],
  [
    api.twoFactorWithAuthenticator,
    halfway(({ world }) => ({ twoFactorCode: codeOf(world, AUTHENTICATOR_KEY) })),
  ],
  [
    api.twoFactorWithEmail,
    halfway(async (given) => {
      await given.client.call(api.sendTwoFactorCodeWithEmail);
      return { twoFactorCode: newestToken(given) };
    }),
  ],
  [api.twoFactorWithRecoveryCode, halfway(() => ({ recoveryCode: 'demo-0003' }))],
  [
    api.enableTwoFactor,
    async () => {
      const given = await stage();
      const { authenticatorKey } = await given.client.call(api.getTwoFactorState);
      return { ...given, input: { twoFactorCode: codeOf(given.world, authenticatorKey) } };
    },
  ],
  [
    api.generateRecoveryCodes,
    async () => {
      const given = await stage();
      await turnedOn(given);
      return given;
    },
  ],
  [api.verifyStandardSetup, withSetupMail],
  [api.finishStandardSetup, withSetupMail],
  ...[
    api.getMicrosoft365Status,
    api.isJournalRuleConfigured,
    api.assignExchangeAdministratorRole,
    api.setExchangeImpersonationUpn,
    api.triggerTenantSynchronization,
  ].map((operation) => [operation, inTenant('microsoft365')] as const),
  // A week says as much as a year.
  [api.getTenantUsage, () => stage({ usageDays: 7 })],
  [api.terminateTenant, inTenant('trial')],
  [api.deleteTenant, inTenant('terminated')],
  [
    api.finalizeRegistration,
    async () => {
      const { world } = await stage();
      const browser: Browser = browserOf(world);
      await register(world, browser, 'admin@nordlicht.example');
      await browser.client.call(api.verifyStandardSetup, {
        registrationToken: world.mails.at(-1)?.token ?? '',
      });
      await consent(browser);
      world.clock.advance(2 * MINUTE);
      return { world, client: browser.client };
    },
  ],
]);

/** The stage on which an operation can be answered. */
export const stageFor = (operation: AnyOperation): Promise<Prepared> =>
  (preparations.get(operation) ?? stage)();
