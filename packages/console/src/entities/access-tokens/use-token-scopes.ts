import type { AccessToken } from '@archive-console/api-client';
import { formatList } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What a token may be used for, in words; what the console does not know is shown as the service writes it. */
export function useTokenScopes(): (scopes: Readonly<AccessToken['scopes']>) => string {
  const { t, i18n } = useTranslation('access-tokens');
  return useMemo(() => {
    const names: Readonly<Record<string, string>> = {
      CloudConnector: t('scope.CloudConnector'),
      MailImport: t('scope.MailImport'),
    };
    return (scopes) =>
      formatList(
        scopes.map((scope) => names[scope] ?? scope),
        i18n.language,
        'unit',
      );
  }, [t, i18n.language]);
}
