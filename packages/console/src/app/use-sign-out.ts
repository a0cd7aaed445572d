import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { authenticationMutations } from '#queries/authentication.ts';
import { useServices } from '#shared/services.ts';
import { useReportError } from '#shared/use-report-error.ts';
import { endSession } from './end-session.ts';

/** Signs out; the entry rules then lead to sign-in (E05). A sign-out the service did not hear of is told, not pretended. */
export function useSignOut(): () => void {
  const services = useServices();
  const report = useReportError();
  const { revalidate } = useRevalidator();
  const { mutate } = useMutation({
    ...authenticationMutations.logout(),
    onSuccess: () => {
      endSession(services);
      return revalidate();
    },
    onError: (error) => void report(error),
  });
  return () => mutate(undefined);
}
