import { useMutation } from '@tanstack/react-query';
import { authenticationMutations } from '#queries/authentication.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';

/**
 * Signs out in every tab and leads to sign-in (E05); who comes next begins at the beginning. What is not saved is asked
 * about first. A sign-out the service did not hear of is reported, not pretended.
 */
export function useSignOut(): () => void {
  const services = useServices();
  const { leaving, live, startFresh, tabs } = services;
  const report = useReportError();
  const { mutateAsync } = useMutation(authenticationMutations.logout());
  const signOut = useOneAtATime(async () => {
    if (!(await leaving.mayLeave())) return;
    // Without that file, no question is better than no way out.
    const others = await import('./unsaved-elsewhere.ts').catch(() => undefined);
    if (await others?.askForOtherTabs(services, begin)) return;
    // Before, not after: a hub that the service closes would come back with the token of a session that is over.
    const wasConnected = live.state().phase !== 'off';
    live.stop();
    tabs.notify({ signingOut: true });
    try {
      await mutateAsync(undefined);
    } catch (error) {
      if (wasConnected) live.start();
      tabs.notify({ signingOut: false });
      await report(error);
      return;
    }
    tabs.notify({ signedOut: true });
    startFresh(authenticationPaths.login());
  });
  return begin;

  function begin(): void {
    void signOut();
  }
}
