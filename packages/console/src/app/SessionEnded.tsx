import { Dialog, Stack, Text, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { SignIn } from '#features/authentication/SignIn.tsx';
import type { Session } from '#queries/authentication.ts';
import { useServices } from '#shared/services.ts';

/** Asks the person whose session has ended to sign in again, over the page. Nothing but an answer closes it. */
export function SessionEnded({ person: { userName } }: { person: Session }) {
  const { t } = useTranslation(['home', 'shell']);
  const { renewal, startFresh } = useServices();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="small"
      title={t('home:sessionEnded.title')}
      words={{ close: t('shell:action.close') }}
      onClose={() => undefined}
    >
      <Stack gap={20}>
        <Text>{t('home:sessionEnded.text', { name: userName })}</Text>
        <SignIn userName={userName} onSignedIn={(found) => void renewal.signedIn(found)} />
        <TextButton onClick={() => startFresh()}>{t('home:sessionEnded.leave')}</TextButton>
      </Stack>
    </Dialog>
  );
}
