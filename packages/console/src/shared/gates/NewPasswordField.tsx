import { PasswordField, PasswordStrength, Stack } from '@archive-console/ui';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordScore } from './password-score.ts';

interface NewPasswordFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  /** @default lg, as the fields of the pages before the sign-in are */
  controlSize?: 'md' | 'lg';
  /** What is known of the person or the organization: it makes a password easier to guess. */
  known?: readonly string[];
  onChange(value: string): void;
}

/** A new password, and how hard it is to guess. The hint refuses nothing (D58). */
export function NewPasswordField({
  ref,
  label,
  value,
  error,
  readOnly,
  controlSize = 'lg',
  known,
  onChange,
}: NewPasswordFieldProps) {
  const { t } = useTranslation('gate');
  const hintId = useId();
  const score = passwordScore(value, known);
  const words = {
    0: t('password.strength0'),
    1: t('password.strength1'),
    2: t('password.strength2'),
    3: t('password.strength3'),
    4: t('password.strength4'),
  };
  return (
    <Stack gap={8}>
      <PasswordField
        ref={ref}
        label={label}
        name="password"
        autoComplete="new-password"
        controlSize={controlSize}
        aria-describedby={hintId}
        value={value}
        error={error}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      <PasswordStrength id={hintId} score={score} words={words[score]} />
    </Stack>
  );
}
