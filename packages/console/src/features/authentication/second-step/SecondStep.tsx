import {
  Button,
  Checkbox,
  Divider,
  Form,
  Heading,
  type IconShape,
  Inline,
  MailIcon,
  PasswordIcon,
  Stack,
  Text,
  TextButton,
  WorkingIcon,
} from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondStepWay } from '#queries/authentication-second-step.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useCoolDown } from '#shared/gates/use-cool-down.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import type { SecondStepProps } from './begun-sign-in.ts';
import { CodeField } from './CodeField.tsx';
import { otherWays, placeOf } from './second-step-rules.ts';
import { type SecondStepState, useSecondStep } from './use-second-step.ts';

/** The second step of a sign-in, in place of the password: a code from an authenticator, a mail, or kept on paper. */
export function SecondStep(props: SecondStepProps) {
  const { begun, onBack, onHead } = props;
  const { t } = useTranslation('authentication-second-step');
  const { time } = useFormats();
  const step = useSecondStep(props);
  const isAbove = step.error !== null && placeOf(step.error) === 'above';
  const started = time(new Date(begun.startedAt));
  const [title, sentence] = [t('title'), t('belongsTo', { name: begun.userName, started })];
  useEffect(() => {
    onHead?.({ title, sentence });
    return () => onHead?.(undefined);
  }, [onHead, title, sentence]);
  return (
    <Stack gap={16}>
      {onHead === undefined && (
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{sentence}</Text>
        </Stack>
      )}
      {isAbove && <RefusalBanner error={step.error} />}
      <SlowNotice waiting={step.isChecking || step.isMailing} onStop={step.stop} />
      <Form
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          step.check(step.code);
        }}
      >
        {step.way === 'email' && <MailedCode step={step} started={started} />}
        <CodeField key={step.way} step={step} />
        <Checkbox
          label={t('rememberMachine')}
          hint={t('rememberMachineHint')}
          checked={step.rememberMachine}
          onChange={(event) => step.setRememberMachine(event.target.checked)}
        />
        <Button
          type="submit"
          design="primary"
          size="lg"
          fullWidth
          busy={step.isChecking}
          disabledReason={step.isMailing ? t('email.sending') : undefined}
        >
          {t('submit')}
        </Button>
      </Form>
      <Divider>{t('otherWay')}</Divider>
      <OtherSteps step={step} />
      <Inline justify="center">
        <TextButton onClick={() => onBack()}>{t('back')}</TextButton>
      </Inline>
    </Stack>
  );
}

/** Which mail has the code, for which sign-in, and the way to another mail. */
function MailedCode({ step, started }: { step: SecondStepState; started: string }) {
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

const icons: Record<SecondStepWay, IconShape> = {
  authenticator: WorkingIcon,
  email: MailIcon,
  'recovery-code': PasswordIcon,
};

/** The ways that are not taken now. Which of them the account has, the service says only when they are tried. */
function OtherSteps({ step }: { step: SecondStepState }) {
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
