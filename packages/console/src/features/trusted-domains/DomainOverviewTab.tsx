import { Card, DefinitionList, Mono, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { DomainDependants } from './DomainDependants.tsx';
import { isInternational, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { useOriginWords } from '#shared/list/origin.tsx';
import { domainDetails } from './domain-details.ts';

export const loader = detailsLoader(domainDetails);

/** What is known of a domain, and who uses it. */
export function DomainOverviewTab() {
  const { t } = useTranslation('trusted-domains');
  const origin = useOriginWords();
  const domain = useObject(domainDetails);
  const { id, domainName } = domain;
  const ascii = { term: t('field.ascii'), description: <Mono>{domainName}</Mono> };
  return (
    <Split
      side={
        <Card title={t('overview.dependants')}>
          <DomainDependants domainName={domainName} />
        </Card>
      }
    >
      <Card title={t('overview.title')}>
        <DefinitionList
          items={[
            { term: t('field.name'), description: unicodeOf(domainName) },
            ...(isInternational(domainName) ? [ascii] : []),
            { term: origin.label, description: origin.of(domain) },
            { term: t('field.id'), description: <ObjectId id={id} copy={t('overview.copyId')} /> },
          ]}
        />
      </Card>
    </Split>
  );
}
