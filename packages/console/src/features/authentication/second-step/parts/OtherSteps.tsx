import { Button, type IconShape, MailIcon, PasswordIcon, Stack, WorkingIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { SecondStepWay } from '#queries/authentication-second-step.ts';
import { otherWays } from '../second-step-rules.ts';
import type { SecondStepState } from '../use-second-step.ts';

const icons: Record<SecondStepWay, IconShape> = {
  authenticator: WorkingIcon,
  email: MailIcon,
  'recovery-code': PasswordIcon,
};

/** The ways that are not taken now. Which of them the account has, the service says only when they are tried. */
export function OtherSteps({ step }: { step: SecondStepState }) {
  const { t } = useTranslation('authentication-second-step');
  const words: Record<SecondStepWay, string> = {
    authenticator: t('authenticator.choose'),
    email: step.sentAt === undefined ? t('email.choose') : t('email.chooseAgain'),
    'recovery-code': t('recovery-code.choose'),
  };
  return (
    <Stack gap={8}>
      {otherWays(step.way).map((way) => (
        <Button
          key={way}
          size="lg"
          fullWidth
          icon={icons[way]}
          disabledReason={step.isChecking || step.isMailing ? t('busy') : undefined}
          onClick={() => step.choose(way)}
        >
          {words[way]}
        </Button>
      ))}
    </Stack>
  );
}
