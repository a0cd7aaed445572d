import { type StepState, Steps } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

const order = ['address', 'mail', 'organization'] as const;

interface SetupStepsProps {
  at: (typeof order)[number];
  /** One cannot go on from here. @default false */
  failed?: boolean;
}

/** Where one is on the way to an archive. */
export function SetupSteps({ at, failed = false }: SetupStepsProps) {
  const { t } = useTranslation('setup');
  const labels = {
    address: t('steps.address'),
    mail: t('steps.mail'),
    organization: t('steps.organization'),
  };
  const here = order.indexOf(at);
  const stateOf = (place: number): StepState => {
    if (place === here) return failed ? 'failed' : 'current';
    return place < here ? 'done' : 'toCome';
  };
  return (
    <Steps
      label={t('steps.label')}
      steps={order.map((id, place) => ({ id, label: labels[id], state: stateOf(place) }))}
    />
  );
}
