import { Card, Mono, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { DomainDependants } from './DomainDependants.tsx';
import { isInternational, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { FactsCard } from '#shared/details/FactsCard.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { domainDetails } from './domain-details.ts';

export const loader = detailsLoader(domainDetails);

/** What is known of a domain, and who uses it. */
export function DomainOverviewTab() {
  const { t } = useTranslation('trusted-domains');
  const domain = useObject(domainDetails);
  const { domainName } = domain;
  const ascii = { term: t('field.ascii'), description: <Mono>{domainName}</Mono> };
  return (
    <Split
      side={
        <Card title={t('overview.dependants')}>
          <DomainDependants domainName={domainName} />
        </Card>
      }
    >
      <FactsCard
        object={domain}
        facts={[
          { term: t('field.name'), description: unicodeOf(domainName) },
          ...(isInternational(domainName) ? [ascii] : []),
        ]}
        idWords={{ term: t('field.id'), copy: t('overview.copyId') }}
      />
    </Split>
  );
}
