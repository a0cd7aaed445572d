import { useMutation } from '@tanstack/react-query';
import { accountsMutations } from '#queries/accounts.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';

/** Turns the second step off by the id of a link, once per press. */
export function useDisableTwoFactor(id: string) {
  const { mutateAsync, isPending, isSuccess, error } = useMutation(
    accountsMutations.disableTwoFactorByLink(),
  );
  const send = useOneAtATime(async () => {
    // A refusal is the mutation's own state: the page shows it.
    await mutateAsync({ id }).catch(() => undefined);
  });
  return { isPending, isDone: isSuccess, error, send: () => void send() };
}
