import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setupMutations } from '#queries/setup.ts';
import { dashboardPaths } from '#shared/paths/dashboard.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { type SetupValues, setupOf } from './setup-form.ts';

/** Sets the tenant up, once per press, and goes into the console: its entry rules know what is ready. */
export function useFinishSetup(token: string) {
  const { storage } = useServices();
  const navigate = useNavigate();
  const { mutateAsync, isPending, isSuccess, isError, error, reset } = useMutation(setupMutations.finish());
  const send = useOneAtATime(async (values: SetupValues) => {
    const isSetUp = await mutateAsync(setupOf(values, token)).then(
      () => true,
      () => false,
    );
    // A refusal is the mutation's own state: the page shows it.
    if (!isSetUp) return;
    storage.write('setupName', '');
    // The used link is nothing to come back to.
    await navigate(dashboardPaths.home(), { replace: true });
  });
  return {
    /** Also once it is done: the console is on its way. */
    isPending: isPending || isSuccess,
    error,
    send: (values: SetupValues) => void send(values),
    /** Takes a refusal away as soon as the person answers it. */
    forget() {
      if (isError) reset();
    },
  };
}

export type FinishSetup = ReturnType<typeof useFinishSetup>;
