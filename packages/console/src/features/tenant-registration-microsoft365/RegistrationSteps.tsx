import { Steps } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { registrationSteps, stepStatesIn } from './registration-steps.ts';

/** What is done and what is to come; nothing where the state is not known. */
export function RegistrationSteps({ state }: { state: string }) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const states = stepStatesIn(state);
  if (states === undefined) return null;
  const labels = {
    signIn: t('steps.signIn'),
    address: t('steps.address'),
    consent: t('steps.consent'),
    setUp: t('steps.setUp'),
  };
  return (
    <Steps
      label={t('steps.label')}
      steps={registrationSteps.map((id, index) => ({
        id,
        label: labels[id],
        state: states[index] ?? 'toCome',
      }))}
    />
  );
}
