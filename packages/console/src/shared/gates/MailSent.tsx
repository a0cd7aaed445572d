import { BulletList, Button, Stack, Text } from '@archive-console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import { handEmail } from './handed-email.ts';
import type { SentMail } from './sent-mail.ts';
import { SignInLink } from './SignInLink.tsx';
import { StateHead } from './StateHead.tsx';
import { useCoolDown } from './use-cool-down.ts';
import type { MailRequest } from './use-mail-request.ts';
import { FooterLink } from './FooterLink.tsx';

interface MailSentProps {
  sent: SentMail;
  request: MailRequest;
  title: string;
  /** Where the mail went, and what to do with it. */
  children: ReactNode;
  /** What else may be the reason that none comes. */
  otherReason?: string;
}

/** Where a mail went, what to do if none comes, and the ways to send it again, elsewhere, or back. */
export function MailSent({ sent, request, title, children, otherReason }: MailSentProps) {
  const { t } = useTranslation('gate');
  const [isAgain, setIsAgain] = useState(false);
  const seconds = useCoolDown(sent.sentAt);
  const reasons = [t('mail.noneWait'), t('mail.noneSpam'), t('mail.noneAddress'), otherReason];
  return (
    <Stack gap={16}>
      <StateHead title={title} text={children} />
      <Stack gap={4}>
        <Text strong>{t('mail.noneTitle')}</Text>
        <BulletList>
          {reasons.map(
            (reason) =>
              reason && (
                <Text key={reason} as="li" tone="muted">
                  {reason}
                </Text>
              ),
          )}
        </BulletList>
      </Stack>
      <RefusalBanner error={request.error} />
      <SlowNotice waiting={request.isPending} />
      <Stack gap={8} align="center">
        <Button
          size="lg"
          fullWidth
          busy={request.isPending}
          disabledReason={seconds > 0 ? t('mail.wait') : undefined}
          onClick={() => {
            setIsAgain(true);
            request.send(sent.email, true);
          }}
        >
          {seconds > 0 ? t('mail.againIn', { seconds }) : t('mail.again')}
        </Button>
        <Text as="div" role="status" size="small" tone="muted">
          {isAgain && seconds > 0 && t('mail.sentAgain')}
        </Text>
        <FooterLink to="." state={handEmail(sent.email)}>
          {t('mail.otherAddress')}
        </FooterLink>
        <SignInLink />
      </Stack>
    </Stack>
  );
}
