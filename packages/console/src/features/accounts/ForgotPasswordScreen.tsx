import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { accountsMutations } from '#queries/accounts.ts';
import { AskForMail } from '#shared/gates/AskForMail.tsx';
import { handedEmail } from '#shared/gates/handed-email.ts';
import { MailSent } from '#shared/gates/MailSent.tsx';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { sentMailOf } from '#shared/gates/sent-mail.ts';
import { useServices } from '#shared/runtime/services.ts';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { useMailRequest } from '#shared/gates/use-mail-request.ts';

/** Asks for the link with which a password is replaced. It says the same whether or not there is an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('accounts');
  const { storage } = useServices();
  const { state } = useLocation();
  const sent = sentMailOf(state);
  const request = useMailRequest(accountsMutations.forgotPassword(), accountsPaths.forgotPassword());
  return (
    <Stack gap={16}>
      {sent === undefined ? (
        <>
          <AskForMail
            request={request}
            initial={handedEmail(state) ?? storage.read('askedEmail') ?? ''}
            submit={t('forgotPassword.submit')}
          />
          <SignInLink />
        </>
      ) : (
        <MailSent
          sent={sent}
          request={request}
          title={t('forgotPassword.sent.title')}
          otherReason={t('forgotPassword.sent.microsoft')}
        >
          {t('forgotPassword.sent.text', { email: sent.email })}
        </MailSent>
      )}
    </Stack>
  );
}
