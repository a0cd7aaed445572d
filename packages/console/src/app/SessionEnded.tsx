import { Button, Dialog, MicrosoftIcon, Stack, Text, TextButton } from '@archive-console/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SignIn } from '#features/authentication/SignIn.tsx';
import { authenticationMutations, type Session } from '#queries/authentication.ts';
import { microsoftSignIn } from '#queries/authentication-microsoft.ts';
import { authenticationPaths } from '#shared/paths/authentication.ts';
import { useServices } from '#shared/runtime/services.ts';

/** Asks the person whose session has ended to sign in again, over the page. Nothing but an answer closes it. */
export function SessionEnded({ person: { userName } }: { person: Session }) {
  const { t } = useTranslation(['home', 'shell']);
  const queryClient = useQueryClient();
  const { leaveTo, renewal, startFresh, storage, tabs } = useServices();
  const logout = useMutation({
    ...authenticationMutations.logout(),
    // The session is over already, as far as the service says: what it answers changes nothing here.
    onSettled() {
      tabs.notify({ signedOut: true });
      // Who signs in next begins at the beginning, not where this person was.
      startFresh(authenticationPaths.login());
    },
  });
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="small"
      title={t('home:sessionEnded.title')}
      onClose={() => undefined}
    >
      <Stack gap={20}>
        <Text>{t('home:sessionEnded.text', { name: userName })}</Text>
        <SignIn
          userName={storage.read('signedInWith') ?? userName}
          onSignedIn={(found) => void renewal.signedIn(found)}
        >
          <Button
            fullWidth
            icon={MicrosoftIcon}
            // This page waits: the other tab reports to it who has signed in.
            onClick={() => leaveTo(microsoftSignIn(queryClient, undefined), 'new-tab')}
          >
            {t('home:sessionEnded.microsoft')}
          </Button>
        </SignIn>
        <TextButton onClick={() => logout.mutate(undefined)}>{t('home:sessionEnded.leave')}</TextButton>
      </Stack>
    </Dialog>
  );
}
