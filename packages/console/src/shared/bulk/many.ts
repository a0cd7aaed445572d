import type { NameToType } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';

/** Above so many, what cannot be looked through is confirmed by its number. */
export const MANY = 50;

/** The number that has to be typed before something is done to many rows; `isTyped`: to however few. */
export function useNumberToType(count: number, isTyped = false): NameToType | undefined {
  const { t } = useTranslation('objects');
  if (count <= MANY && !isTyped) return undefined;
  return {
    name: `${count}`,
    words: { label: t('bulk.number.type'), mismatch: t('bulk.number.mismatch'), copy: t('bulk.number.copy') },
  };
}
