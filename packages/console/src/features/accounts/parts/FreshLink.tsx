import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { accountsMutations } from '#queries/accounts.ts';
import type { LinkRefusal } from '#shared/gates/link-refusal.ts';
import { LinkRefused } from '#shared/gates/LinkRefused.tsx';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { SignInLink } from '#shared/gates/SignInLink.tsx';
import { useMailRequest } from '#shared/gates/use-mail-request.ts';

/** A password link that is not taken, and the way to a new one. */
export function FreshLink({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('accounts');
  const request = useMailRequest(accountsMutations.forgotPassword(), accountsPaths.forgotPassword());
  return (
    <Stack gap={16}>
      <LinkRefused refusal={refusal} request={request} submit={t('resetPassword.freshLink')} />
      <SignInLink />
    </Stack>
  );
}
