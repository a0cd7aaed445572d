import type { StepsWords } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** The words of every way in steps: how each step stands, and which of how many it is. */
export function useStepWords(): StepsWords {
  const { t } = useTranslation();
  return {
    state: { done: t('steps.done'), toCome: t('steps.toCome'), failed: t('steps.failed') },
    position: (step, total, label) => t('steps.position', { step, total, label }),
  };
}
