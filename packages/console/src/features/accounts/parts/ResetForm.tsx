import { PasswordField } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { GateForm } from '#shared/gates/GateForm.tsx';
import { NewPasswordField } from '#shared/gates/NewPasswordField.tsx';
import { useGateFields } from '#shared/gates/use-gate-fields.ts';
import { checkReset, emptyReset } from '../reset-form.ts';
import type { PasswordReset } from '../use-reset-password.ts';

/** The new password, twice. */
export function ResetForm({ reset }: { reset: PasswordReset }) {
  const { t } = useTranslation(['accounts', 'gate']);
  const { values, mistakes, refOf, change, submit } = useGateFields(emptyReset, checkReset, reset);
  return (
    <GateForm request={reset} submit={t('resetPassword.submit')} onSubmit={submit}>
      <NewPasswordField
        ref={refOf('password')}
        label={t('resetPassword.password')}
        value={values.password}
        error={mistakes.password && t(mistakes.password)}
        readOnly={reset.isPending}
        onChange={(typed) => change({ password: typed })}
      />
      <PasswordField
        ref={refOf('confirmPassword')}
        label={t('resetPassword.confirm.label')}
        name="confirmPassword"
        autoComplete="new-password"
        controlSize="lg"
        value={values.confirmPassword}
        error={mistakes.confirmPassword && t(mistakes.confirmPassword)}
        readOnly={reset.isPending}
        onChange={(event) => change({ confirmPassword: event.target.value })}
      />
    </GateForm>
  );
}
