import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { signs } from './printed-keys.ts';

/** Keys as they are printed: a sign is the same everywhere, a word is in the reader's language. */
export function usePrinted(): (key: ParseKeys<'home'> | (typeof signs)[number]) => string {
  const { t } = useTranslation('home');
  return (key) => signs.find((sign) => sign === key) ?? t(key as ParseKeys<'home'>);
}
