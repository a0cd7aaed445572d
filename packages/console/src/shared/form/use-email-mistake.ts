import { useTranslation } from 'react-i18next';
import { type EmailMistake, emailMistake } from './email-rule.ts';

/** What is wrong with an address that was typed before sign-in, in words. */
export function useEmailMistake(): (address: string) => string | undefined {
  const { t } = useTranslation('gate');
  const words: Record<EmailMistake, string> = {
    emailInvalid: t('email.invalid'),
    emailTooLong: t('email.tooLong'),
    localPartTooLong: t('email.localPartTooLong'),
    emailWithName: t('email.withName'),
  };
  return (address) => {
    if (address === '') return t('email.missing');
    const mistake = emailMistake(address);
    return mistake && words[mistake];
  };
}
