import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { accountsMutations, accountsQueries } from '#queries/accounts.ts';
import { CheckingLink } from '#shared/gates/CheckingLink.tsx';
import type { LinkRefusal } from '#shared/gates/link-refusal.ts';
import { LinkRefused } from '#shared/gates/LinkRefused.tsx';
import { SignInButton } from '#shared/gates/SignInButton.tsx';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { StateHead } from '#shared/gates/StateHead.tsx';
import { useLinkCheck } from '#shared/gates/use-link-check.ts';
import { useMailRequest } from '#shared/gates/use-mail-request.ts';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { ResetForm } from './parts/ResetForm.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** A new password by the link of a mail, which is checked before a password is asked for. */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const { key } = useLocation();
  const reset = useResetPassword(token);
  const check = useLinkCheck(accountsQueries.resetToken(token, key), reset.error);
  if (reset.isDone) return <ResetDone />;
  if (check.refusal !== undefined) return <FreshLink refusal={check.refusal} />;
  if (!check.isGood) return <CheckingLink check={check} />;
  return (
    <Stack gap={16}>
      <ResetForm reset={reset} />
      <SignInLink />
    </Stack>
  );
}

/** That the new password holds, what is known of other sessions, and the way to sign in with it. */
function ResetDone() {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap={16}>
      <StateHead
        title={t('resetPassword.done.title')}
        text={t('resetPassword.done.text')}
        note={t('resetPassword.done.sessions')}
      />
      <SignInButton>{t('resetPassword.done.signIn')}</SignInButton>
    </Stack>
  );
}

/** A password link that is not taken, and the way to a new one. */
function FreshLink({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('accounts');
  const request = useMailRequest(accountsMutations.forgotPassword(), accountsPaths.forgotPassword());
  return (
    <Stack gap={16}>
      <LinkRefused refusal={refusal} request={request} submit={t('resetPassword.freshLink')} />
      <SignInLink />
    </Stack>
  );
}
