import { Card, DefinitionList, Mono, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { DomainDependants } from './DomainDependants.tsx';
import { isInternational, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { domainDetails } from './domain-details.ts';

export const loader = detailsLoader(domainDetails);

/** What is known of a domain, and who uses it. */
export function DomainOverviewTab() {
  const { t } = useTranslation(['trusted-domains', 'area']);
  const { id, domainName, hasExternalReference } = useObject(domainDetails);
  const ascii = { term: t('field.ascii'), description: <Mono>{domainName}</Mono> };
  return (
    <Split
      side={
        <Card>
          <DomainDependants domainName={domainName} title={t('overview.dependants')} />
        </Card>
      }
    >
      <Card title={t('overview.title')}>
        <DefinitionList
          items={[
            { term: t('field.name'), description: unicodeOf(domainName) },
            ...(isInternational(domainName) ? [ascii] : []),
            {
              term: t('area:origin.label'),
              description: hasExternalReference ? t('area:origin.microsoft') : t('area:origin.local'),
            },
            { term: t('field.id'), description: <ObjectId id={id} copy={t('overview.copyId')} /> },
          ]}
        />
      </Card>
    </Split>
  );
}
