import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import {
  microsoft365RegistrationMutations,
  microsoft365RegistrationQueries,
  microsoft365RegistrationWays,
} from '#queries/tenant-registration-microsoft365.ts';
import { behindSignIn, safeReturnAddress } from '#shared/navigation/return-address.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { callbackErrorOf } from '#shared/errors/callback-error.ts';
import { pauseBeforeReading } from './registration-steps.ts';

const status = microsoft365RegistrationQueries.status();

/** The state of the registration, polled while something is under way and the page is visible. */
export function useRegistrationState() {
  return useQuery({
    ...status,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => pauseBeforeReading(state.data?.state, state.status === 'error'),
  });
}

/** What can be done with the registration, each on a press. */
export function useRegistrationActions(state: string) {
  const { leaveTo } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const finalizing = useMutation(microsoft365RegistrationMutations.finalize());
  const { mutateAsync: reset } = useMutation(microsoft365RegistrationMutations.reset());
  const lookAgain = () => queryClient.refetchQueries({ queryKey: status.queryKey });

  /** Takes the error out of the address: it has been read, and a reload must not show it again. */
  const forgetError = useCallback(
    () => navigate({ search: withoutError(search).toString() }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  const [landedIn] = useState(state);
  const isOutdated = search.has('error') && state !== landedIn;
  useEffect(() => {
    // It belongs to the step at which Microsoft led back.
    if (isOutdated) void forgetError();
  }, [forgetError, isOutdated]);

  const finalize = useOneAtATime(async () => {
    try {
      const { isAuthenticated } = await finalizing.mutateAsync(undefined);
      // Signed in: the entry rules know where to go on. Otherwise the service sets up once more.
      await (isAuthenticated ? revalidate() : lookAgain());
    } catch {
      // The refusal is the mutation's own state; it says that things stand differently than they were shown.
      await lookAgain();
    }
  });

  // It is over once the page shows the beginning.
  const startingOver = {
    mutationKey: ['start the registration over'],
    async mutationFn(_input: undefined) {
      await reset(undefined);
      finalizing.reset();
      await lookAgain();
      await forgetError();
    },
  };

  return {
    error: callbackErrorOf(search.get('error')),
    forgetError,
    signIn() {
      const back = safeReturnAddress(search.get('continue'), behindSignIn);
      leaveTo(microsoft365RegistrationWays.signIn(queryClient, back));
    },
    consent: () => leaveTo(microsoft365RegistrationWays.consent(queryClient)),
    finalize: () => void finalize(),
    isFinalizing: finalizing.isPending,
    refusal: finalizing.error,
    startingOver,
  };
}

export type RegistrationActions = ReturnType<typeof useRegistrationActions>;

function withoutError(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('error');
  return rest;
}
