import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { authenticationMutations } from '#queries/authentication.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { useServices } from '#shared/services.ts';
import { useReportError } from '#shared/use-report-error.ts';
import { endSession } from './end-session.ts';

/** Signs out and leads to sign-in (E05); who comes next begins at the beginning. A sign-out the service did not hear of is told, not pretended. */
export function useSignOut(): () => void {
  const services = useServices();
  const report = useReportError();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    ...authenticationMutations.logout(),
    onSuccess: () => {
      endSession(services);
      return navigate(authenticationPaths.login());
    },
    onError: (error) => void report(error),
  });
  return () => mutate(undefined);
}
