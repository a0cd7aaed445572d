import { type Definition, DefinitionList, Mono } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '#queries/tenant-registration-microsoft365.ts';

interface RegistrationFactsProps {
  registration: RegistrationState;
  /** Who can take the next step. */
  who: string;
  /** A fact that only this state has. */
  more?: Definition;
}

/** What is known of the registration; what the service does not report is left out. */
export function RegistrationFacts({ registration, who, more }: RegistrationFactsProps) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const { organizationName, emailAddress, microsoftTenantId } = registration;
  const reported: Definition[] = [
    { term: t('facts.organization'), description: organizationName },
    { term: t('facts.email'), description: emailAddress },
  ];
  const items = [
    ...reported.filter(({ description }) => description !== ''),
    ...(microsoftTenantId === ''
      ? []
      : [{ term: t('facts.microsoftTenant'), description: <Mono>{microsoftTenantId}</Mono> }]),
    ...(more === undefined ? [] : [more]),
    { term: t('facts.who'), description: who },
  ];
  return <DefinitionList items={items} />;
}
