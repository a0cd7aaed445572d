import { TextField } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { GateForm } from '#shared/gates/GateForm.tsx';
import { NewPasswordField } from '#shared/gates/NewPasswordField.tsx';
import { useGateFields } from '#shared/gates/use-gate-fields.ts';
import { useServices } from '#shared/runtime/services.ts';
import { checkSetup } from '../setup-form.ts';
import type { FinishSetup } from '../use-finish-setup.ts';

/** The last step: the organization, whose name survives a reload, and a password, which is kept nowhere. */
export function FinishForm({ finish }: { finish: FinishSetup }) {
  const { t } = useTranslation(['setup', 'gate']);
  const { storage } = useServices();
  const stored = () => ({ tenantName: storage.read('setupName') ?? '', password: '' });
  const { values, mistakes, refOf, change, submit } = useGateFields(stored, checkSetup, finish);
  return (
    <GateForm request={finish} submit={t('finish.submit')} onSubmit={submit}>
      <TextField
        ref={refOf('tenantName')}
        label={t('finish.name.label')}
        name="organization"
        autoComplete="organization"
        controlSize="lg"
        hint={t('finish.name.hint')}
        value={values.tenantName}
        error={mistakes.tenantName && t(mistakes.tenantName)}
        readOnly={finish.isPending}
        onChange={(event) => {
          storage.write('setupName', event.target.value);
          change({ tenantName: event.target.value });
        }}
      />
      <NewPasswordField
        ref={refOf('password')}
        label={t('finish.password')}
        value={values.password}
        error={mistakes.password && t(mistakes.password)}
        readOnly={finish.isPending}
        known={[values.tenantName]}
        onChange={(typed) => change({ password: typed })}
      />
    </GateForm>
  );
}
