import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { setupMutations } from '#queries/setup.ts';
import { AskForMail } from '#shared/gates/AskForMail.tsx';
import { handedEmail } from '#shared/gates/handed-email.ts';
import { MailSent } from '#shared/gates/MailSent.tsx';
import { setupPaths } from '#shared/paths/setup.ts';
import { sentMailOf } from '#shared/gates/sent-mail.ts';
import { useMailRequest } from '#shared/gates/use-mail-request.ts';
import { OtherWays } from './parts/OtherWays.tsx';
import { SetupSteps } from './parts/SetupSteps.tsx';

/** The first two steps to an archive: an address, and the mail with the link that goes there. */
export function SetupStartScreen() {
  const { t } = useTranslation('setup');
  const { state } = useLocation();
  const sent = sentMailOf(state);
  const request = useMailRequest(setupMutations.start(), setupPaths.start());
  if (sent !== undefined) {
    return (
      <Stack gap={20}>
        <SetupSteps at="mail" />
        <MailSent sent={sent} request={request} title={t('sent.title')}>
          {t('sent.text', { email: sent.email })}
        </MailSent>
      </Stack>
    );
  }
  return (
    <Stack gap={20}>
      <SetupSteps at="address" />
      <Stack gap={16}>
        <AskForMail
          request={request}
          initial={handedEmail(state) ?? ''}
          submit={t('start.submit')}
          hint={t('start.hint')}
        />
        <OtherWays />
      </Stack>
    </Stack>
  );
}
