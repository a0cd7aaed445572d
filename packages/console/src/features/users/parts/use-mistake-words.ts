import { useTranslation } from 'react-i18next';
import type { UserMistake } from '../user-form.ts';

/** The words of our own checks, by what the schema calls them. */
export function useMistakeWords(): (mistake: string | undefined) => string | undefined {
  const { t } = useTranslation('users');
  const words: Record<UserMistake, string> = {
    userNameMissing: t('form.mistake.userNameMissing'),
    userNameSpaces: t('form.mistake.userNameSpaces'),
    userNameAddress: t('form.mistake.userNameAddress'),
    emailMissing: t('form.mistake.emailMissing'),
    emailInvalid: t('form.mistake.emailInvalid'),
    emailTooLong: t('form.mistake.emailTooLong'),
    localPartTooLong: t('form.mistake.localPartTooLong'),
    emailWithName: t('form.mistake.emailWithName'),
  };
  return (mistake) => Object.entries(words).find(([name]) => name === mistake)?.[1];
}
