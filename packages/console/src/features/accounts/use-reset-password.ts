import { useMutation } from '@tanstack/react-query';
import { accountsMutations } from '#queries/accounts.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { type ResetValues, resetOf } from './reset-form.ts';

/** Sets the new password, once per press. */
export function useResetPassword(token: string) {
  const { mutateAsync, isPending, isSuccess, isError, error, reset } = useMutation(
    accountsMutations.resetPassword(),
  );
  const send = useOneAtATime(async (values: ResetValues) => {
    // A refusal is the mutation's own state: the page shows it.
    await mutateAsync(resetOf(values, token)).catch(() => undefined);
  });
  return {
    isPending,
    isDone: isSuccess,
    error,
    send: (values: ResetValues) => void send(values),
    /** Takes a refusal away as soon as the person answers it. */
    forget() {
      if (isError) reset();
    },
  };
}

export type PasswordReset = ReturnType<typeof useResetPassword>;
