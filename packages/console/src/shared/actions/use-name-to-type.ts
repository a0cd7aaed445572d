import type { NameToType } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** The name of an object that has to be typed before what cannot be taken back (fourth rung). */
export function useNameToType(name: string): NameToType {
  const { t } = useTranslation('objects');
  return {
    name,
    words: { label: t('typedName.label'), mismatch: t('typedName.mismatch'), copy: t('typedName.copy') },
  };
}
