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
      mutationFn: async (input: InputOf<typeof changePassword>, { client }) => {
        try {
          return await call(client, changePassword, input);
        } catch (error) {
          // Which of both passwords is valid is asked by no operation; and no list of lost calls may hold them.
          if (error instanceof Error && isUnclear(error)) noteOutcome(error, 'unknown');
          throw error;
        }
      },
    }),
  /** With the id of a link from a mail: no one has to be signed in (D17). */
  disableTwoFactorByLink: () =>
    mutationOptions({
      mutationKey: [disableTwoFactor.name],
      gcTime: 0,
      mutationFn: (input: { id: string }, { client }) => call(client, disableTwoFactor, input),
    }),
};
