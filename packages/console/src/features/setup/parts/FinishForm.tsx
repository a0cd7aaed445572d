import { TextField } from '@archive-console/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateForm } from '#shared/gates/GateForm.tsx';
import { NewPasswordField } from '#shared/gates/NewPasswordField.tsx';
import { useServices } from '#shared/runtime/services.ts';
import { checkSetup, type SetupValues } from '../setup-form.ts';
import type { FinishSetup } from '../use-finish-setup.ts';

/** The last step: the organization, whose name survives a reload, and a password, which is kept nowhere. */
export function FinishForm({ finish }: { finish: FinishSetup }) {
  const { t } = useTranslation(['setup', 'gate']);
  const { storage } = useServices();
  const [values, setValues] = useState<SetupValues>({
    tenantName: storage.read('setupName') ?? '',
    password: '',
  });
  const [tried, setTried] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const mistakes = checkSetup(values);
  const shown = tried ? mistakes : {};
  const change = (part: Partial<SetupValues>) => {
    finish.forget();
    setValues((current) => ({ ...current, ...part }));
  };
  const submit = () => {
    setTried(true);
    if (mistakes.tenantName !== undefined) name.current?.focus();
    else if (mistakes.password !== undefined) password.current?.focus();
    else finish.send(values);
  };
  return (
    <GateForm request={finish} submit={t('finish.submit')} onSubmit={submit}>
      <TextField
        ref={name}
        label={t('finish.name.label')}
        name="organization"
        autoComplete="organization"
        controlSize="lg"
        hint={t('finish.name.hint')}
        value={values.tenantName}
        error={shown.tenantName && t(shown.tenantName)}
        readOnly={finish.isPending}
        onChange={(event) => {
          storage.write('setupName', event.target.value);
          change({ tenantName: event.target.value });
        }}
      />
      <NewPasswordField
        ref={password}
        label={t('finish.password')}
        value={values.password}
        error={shown.password && t(shown.password)}
        readOnly={finish.isPending}
        known={[values.tenantName]}
        onChange={(typed) => change({ password: typed })}
      />
    </GateForm>
  );
}
