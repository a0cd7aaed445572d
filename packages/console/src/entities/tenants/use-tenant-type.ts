import { useTranslation } from 'react-i18next';

/** What a type of tenant is called; one that the console does not know is shown as the service writes it. */
export function useTenantType(): (tenantType: string) => string {
  const { t } = useTranslation('configuration');
  const types: Readonly<Record<string, string>> = {
    Administrative: t('type.Administrative'),
    Standard: t('type.Standard'),
    Microsoft365: t('type.Microsoft365'),
  };
  return (tenantType) => types[tenantType] ?? tenantType;
}
