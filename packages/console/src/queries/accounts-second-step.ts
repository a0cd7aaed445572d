import {
  disableTwoFactor,
  enableTwoFactor,
  generateRecoveryCodes,
  getTwoFactorState,
  type InputOf,
  type TwoFactorState,
} from '@archive-console/api-client';
import { type MutationFilters, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, keyOf } from './api.ts';
import { invalidateAndWait } from './invalidation.ts';
import { notReached, reachedIf } from './lost-answers.ts';
import { send } from './mutation.ts';

/** How the second step stands, without the key of an authenticator: no cache holds that. */
export type SecondStep = Pick<TwoFactorState, 'isEnabled' | 'availableRecoveryCodes'>;

/** From so many recovery codes on, new ones are worth making. */
export const FEW_RECOVERY_CODES = 3;

const change = { invalidates: ['getTwoFactorState'] } as const;

/** The writes that answer recovery codes. */
export const newRecoveryCodes: MutationFilters = {
  predicate: ({ options: { mutationKey: [name] = [] } }) =>
    name === enableTwoFactor.name || name === generateRecoveryCodes.name,
};

const isOn = async (client: QueryClient) => (await call(client, getTwoFactorState, undefined)).isEnabled;

export const accountsSecondStepQueries = {
  state: () =>
    queryOptions({
      queryKey: keyOf(getTwoFactorState),
      queryFn: async ({ client, signal }): Promise<SecondStep> => {
        const { isEnabled, availableRecoveryCodes } = await call(
          client,
          getTwoFactorState,
          undefined,
          signal,
        );
        return { isEnabled, availableRecoveryCodes };
      },
    }),
};

type Reveal<TSecret> = (secret: TSecret) => void;

/** What a mutation answers is kept in a cache: key and codes go to who shows them, and nowhere else. */
export const accountsSecondStepMutations = {
  readKey: (reveal: Reveal<string>) =>
    mutationOptions({
      mutationKey: [getTwoFactorState.name],
      gcTime: 0,
      mutationFn: async (_input: void, { client }) =>
        reveal((await call(client, getTwoFactorState, undefined)).authenticatorKey),
    }),
  /** Turns it on. Where the answer was lost it may be on all the same; then there are no codes to show. */
  enable: (reveal: Reveal<readonly string[]>) =>
    mutationOptions({
      mutationKey: [enableTwoFactor.name],
      gcTime: 0,
      mutationFn: async (input: InputOf<typeof enableTwoFactor>, { client }) => {
        const codes = await send(client, enableTwoFactor, input, change, {
          lookUp: async () => async (queryClient) =>
            (await isOn(queryClient)) ? { isReached: true, answer: [] } : notReached,
        });
        reveal(codes);
      },
      onSuccess: (_answer, _input, _result, { client }) => invalidateAndWait(client, change.invalidates),
    }),
  renewCodes: (reveal: Reveal<readonly string[]>) =>
    mutationOptions({
      mutationKey: [generateRecoveryCodes.name],
      gcTime: 0,
      mutationFn: async (_input: void, { client }) =>
        reveal(await send(client, generateRecoveryCodes, undefined, change)),
      onSuccess: (_answer, _input, _result, { client }) => invalidateAndWait(client, change.invalidates),
    }),
  disable: () =>
    mutationOptions({
      mutationKey: [disableTwoFactor.name],
      mutationFn: async (_input: void, { client }) =>
        send(client, disableTwoFactor, {}, change, {
          lookUp: async () => async (queryClient) => reachedIf(!(await isOn(queryClient))),
        }),
      onSuccess: (_answer, _input, _result, { client }) => invalidateAndWait(client, change.invalidates),
    }),
};
