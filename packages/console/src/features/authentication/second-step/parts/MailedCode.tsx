import { Button, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { useCoolDown } from '#shared/gates/use-cool-down.ts';
import type { SecondStepState } from '../use-second-step.ts';

/** Which mail has the code, for which sign-in, and the way to another mail. */
export function MailedCode({ step, started }: { step: SecondStepState; started: string }) {
  const { t } = useTranslation('authentication-second-step');
  const { time } = useFormats();
  const { sentAt, isMailing } = step;
  const seconds = useCoolDown(sentAt ?? 0);
  return (
    <Stack gap={8}>
      <Text role="status">
        {isMailing && t('email.sending')}
        {!isMailing && sentAt !== undefined && t('email.sent', { sent: time(new Date(sentAt)), started })}
      </Text>
      <Button
        fullWidth
        busy={isMailing}
        disabledReason={seconds > 0 ? t('email.wait') : undefined}
        onClick={step.sendCode}
      >
        {sentAt === undefined && t('email.send')}
        {sentAt !== undefined && (seconds > 0 ? t('email.againIn', { seconds }) : t('email.again'))}
      </Button>
    </Stack>
  );
}
