import {
  Button,
  Checkbox,
  Divider,
  Form,
  Heading,
  Inline,
  Stack,
  Text,
  TextButton,
} from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/format.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import type { SecondStepProps } from './begun-sign-in.ts';
import { CodeField } from './parts/CodeField.tsx';
import { MailedCode } from './parts/MailedCode.tsx';
import { OtherSteps } from './parts/OtherSteps.tsx';
import { placeOf } from './second-step-rules.ts';
import { useSecondStep } from './use-second-step.ts';

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
