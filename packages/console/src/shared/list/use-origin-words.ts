import { useTranslation } from 'react-i18next';

/** Where an object comes from, as plain text. */
export function useOriginWords(): (object: { hasExternalReference?: boolean | undefined }) => string {
  const { t } = useTranslation('area');
  return ({ hasExternalReference }) =>
    hasExternalReference === true ? t('origin.microsoft') : t('origin.local');
}
