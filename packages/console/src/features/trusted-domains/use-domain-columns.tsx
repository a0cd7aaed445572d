import {
  Badge,
  DomainsIcon,
  Icon,
  type ListColumn,
  ListLead,
  Mono,
  PendingIcon,
  Quiet,
} from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isInternational, unicodeOf } from '#entities/trusted-domains/domain-name.ts';
import type { ListedDomain } from '#queries/trusted-domains.ts';
import { OriginCell } from '#shared/list/OriginCell.tsx';
import { RowLink } from '#shared/list/RowLink.tsx';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';

/** The columns of a list of domains; the same until the language changes. */
export function useDomainColumns(): readonly ListColumn<ListedDomain>[] {
  const { t } = useTranslation(['trusted-domains', 'area']);
  return useMemo(
    () => [
      {
        id: 'domainName',
        header: t('field.name'),
        cell: (domain) => <DomainName domain={domain} />,
        lead: true,
        sortable: true,
        width: '50%',
      },
      {
        id: 'state',
        header: t('field.state'),
        cell: ({ isPending }) =>
          isPending ? (
            <Badge tone="warning" icon={PendingIcon}>
              {t('state.pending')}
            </Badge>
          ) : (
            <Quiet>{t('state.added')}</Quiet>
          ),
        width: '200px',
        card: 'badge',
      },
      {
        id: 'hasExternalReference',
        header: t('area:origin.label'),
        cell: ({ isPending, hasExternalReference }) =>
          isPending ? <Quiet>{t('state.here')}</Quiet> : <OriginCell isManaged={hasExternalReference} />,
        sortable: true,
        width: '160px',
        card: 'badge',
      },
    ],
    [t],
  );
}

/** Which domain a row is about, as the link to its page; in the letters of the DNS as well where those are others. */
function DomainName({ domain: { id, domainName, isPending } }: { domain: ListedDomain }) {
  return (
    <ListLead
      avatar={<Icon of={DomainsIcon} />}
      second={isInternational(domainName) && <Mono>{domainName}</Mono>}
    >
      <RowLink
        rowId={id}
        to={isPending ? trustedDomainsPaths.verify(domainName) : trustedDomainsPaths.details(id)}
      >
        {unicodeOf(domainName)}
      </RowLink>
    </ListLead>
  );
}
