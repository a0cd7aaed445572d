import { CodeInput, TextField } from '@archive-console/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { placeOf } from './second-step-rules.ts';
import type { SecondStepState } from './use-second-step.ts';

/** The code itself. Six digits are checked as soon as they are there; longer ones and recovery codes by Enter. */
export function CodeField({ step }: { step: SecondStepState }) {
  const { t } = useTranslation('authentication-second-step');
  const input = useRef<HTMLInputElement>(null);
  const refused = step.error !== null && placeOf(step.error) === 'code' ? step.error : null;
  const words = useErrorWords(refused);
  const error = step.isMissing ? t('missing') : words && errorSentence(words);
  // It is what one is here for, at first and after every change of the way.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (error === undefined) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  if (step.way === 'recovery-code') {
    return (
      <TextField
        ref={input}
        label={t('recovery-code.label')}
        hint={t('recovery-code.hint')}
        error={error}
        name="recoveryCode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        controlSize="lg"
        readOnly={step.isChecking}
        value={step.code}
        onChange={(event) => step.type(event.target.value)}
      />
    );
  }
  return (
    <CodeInput
      ref={input}
      label={step.way === 'email' ? t('email.label') : t('authenticator.label')}
      hint={step.way === 'email' ? undefined : t('authenticator.hint')}
      error={error}
      name="twoFactorCode"
      busy={step.isChecking}
      value={step.code}
      onChange={step.type}
      onComplete={step.check}
    />
  );
}
