import { useTranslation } from 'react-i18next';
import { accountsMutations } from '#queries/accounts.ts';
import { AskForMail } from '#shared/AskForMail.tsx';
import type { LinkRefusal } from '#shared/link-refusal.ts';
import { LinkRefused } from '#shared/LinkRefused.tsx';
import { accountsPaths } from '#shared/paths/accounts.ts';
import { useServices } from '#shared/services.ts';
import { useMailRequest } from '#shared/use-mail-request.ts';

/** A link that is not taken, and a new one in one press where the address is known. */
export function FreshLink({ refusal }: { refusal: LinkRefusal }) {
  const { t } = useTranslation('accounts');
  const { storage } = useServices();
  const request = useMailRequest(accountsMutations.forgotPassword(), accountsPaths.forgotPassword());
  return (
    <LinkRefused refusal={refusal}>
      <AskForMail
        request={request}
        initial={storage.read('askedEmail') ?? ''}
        submit={t('resetPassword.freshLink')}
        replace
      />
    </LinkRefused>
  );
}
