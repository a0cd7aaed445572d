import { PasswordField } from '@archive-console/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateForm } from '#shared/gates/GateForm.tsx';
import { NewPasswordField } from '#shared/gates/NewPasswordField.tsx';
import { checkReset, emptyReset, type ResetValues } from '../reset-form.ts';
import type { PasswordReset } from '../use-reset-password.ts';

/** The new password, twice. */
export function ResetForm({ reset }: { reset: PasswordReset }) {
  const { t } = useTranslation(['accounts', 'gate']);
  const [values, setValues] = useState<ResetValues>(emptyReset);
  const [tried, setTried] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const mistakes = checkReset(values);
  const shown = tried ? mistakes : {};
  const change = (part: Partial<ResetValues>) => {
    reset.forget();
    setValues((current) => ({ ...current, ...part }));
  };
  const submit = () => {
    setTried(true);
    if (mistakes.password !== undefined) password.current?.focus();
    else if (mistakes.confirmPassword !== undefined) confirmation.current?.focus();
    else reset.send(values);
  };
  return (
    <GateForm request={reset} submit={t('resetPassword.submit')} onSubmit={submit}>
      <NewPasswordField
        ref={password}
        label={t('resetPassword.password')}
        value={values.password}
        error={shown.password && t(shown.password)}
        readOnly={reset.isPending}
        onChange={(typed) => change({ password: typed })}
      />
      <PasswordField
        ref={confirmation}
        label={t('resetPassword.confirm.label')}
        name="confirmPassword"
        autoComplete="new-password"
        controlSize="lg"
        value={values.confirmPassword}
        error={shown.confirmPassword && t(shown.confirmPassword)}
        readOnly={reset.isPending}
        onChange={(event) => change({ confirmPassword: event.target.value })}
      />
    </GateForm>
  );
}
