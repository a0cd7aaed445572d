import { Stack } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '#shared/runtime/services.ts';
import { AskForMail } from './AskForMail.tsx';
import type { LinkRefusal } from './link-refusal.ts';
import { StateHead } from './StateHead.tsx';
import type { MailRequest } from './use-mail-request.ts';

interface LinkRefusedProps {
  refusal: LinkRefusal;
  /** Asks for a new one. */
  request: MailRequest;
  /** The action in words. */
  submit: string;
}

/** Why a link from a mail is not taken, and a new one in one press where the address is known. */
export function LinkRefused({ refusal, request, submit }: LinkRefusedProps) {
  const { t } = useTranslation('gate');
  const { storage } = useServices();
  const isExpired = refusal === 'expired';
  return (
    <Stack gap={16}>
      <StateHead
        title={isExpired ? t('link.expired') : t('link.invalid')}
        text={isExpired ? t('link.expiredText') : t('link.invalidText')}
        note={t('link.newest')}
      />
      <AskForMail request={request} initial={storage.read('askedEmail') ?? ''} submit={submit} replace />
    </Stack>
  );
}
