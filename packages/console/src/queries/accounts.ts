import {
  changePassword,
  disableTwoFactor,
  forgotPassword,
  type InputOf,
  resetPassword,
  validatePasswordResetToken,
} from '@archive-console/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { isUnclear, noteOutcome } from './write-outcome.ts';

export const accountsQueries = {
  /**
   * Whether the link of a password mail still works. Kept under the visit, not under the token,
   * which is a secret, and only as long as the page is shown.
   */
  resetToken: (token: string, visit: string) =>
    queryOptions({
      queryKey: [validatePasswordResetToken.name, { visit }],
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ client, signal }) =>
        (await call(client, validatePasswordResetToken, { token }, signal)).result,
    }),
};

/** Writes that carry a secret are forgotten with the page they were sent from. */
export const accountsMutations = {
  forgotPassword: () =>
    mutationOptions({
      mutationKey: [forgotPassword.name],
      mutationFn: (input: InputOf<typeof forgotPassword>, { client }) => call(client, forgotPassword, input),
    }),
  /** The same mail, asked for by an administrator for another person: it may be under way where the answer is lost. */
  sendPasswordLink: () =>
    mutationOptions({
      mutationKey: [forgotPassword.name],
      mutationFn: (input: InputOf<typeof forgotPassword>, { client }) =>
        notingUnknown(() => call(client, forgotPassword, input)),
    }),
  resetPassword: () =>
    mutationOptions({
      mutationKey: [resetPassword.name],
      gcTime: 0,
      mutationFn: (input: InputOf<typeof resetPassword>, { client }) => call(client, resetPassword, input),
    }),
  changePassword: () =>
    mutationOptions({
      mutationKey: [changePassword.name],
      gcTime: 0,
      // Which of both passwords is valid is asked by no operation; and no list of lost calls may hold them.
      mutationFn: (input: InputOf<typeof changePassword>, { client }) =>
        notingUnknown(() => call(client, changePassword, input)),
    }),
  /** With the id of a link from a mail: no one has to be signed in (D17). */
  disableTwoFactorByLink: () =>
    mutationOptions({
      mutationKey: [disableTwoFactor.name],
      gcTime: 0,
      mutationFn: (input: { id: string }, { client }) => call(client, disableTwoFactor, input),
    }),
};

/** Sends what no read can look up afterwards: where its answer is lost, nothing is known of it. */
async function notingUnknown<TAnswer>(send: () => Promise<TAnswer>): Promise<TAnswer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof Error && isUnclear(error)) noteOutcome(error, 'unknown');
    throw error;
  }
}
