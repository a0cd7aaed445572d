import { Badge, type ListColumn, PendingIcon, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedDomain } from '#queries/trusted-domains.ts';
import { OriginCell } from '#shared/list/OriginCell.tsx';
import { trustedDomainsPaths } from '#shared/paths/trusted-domains.ts';
import { DomainName } from './DomainName.tsx';

/** The columns of a list of domains; the same until the language changes. */
export function useDomainColumns(): readonly ListColumn<ListedDomain>[] {
  const { t } = useTranslation(['trusted-domains', 'area']);
  return useMemo(
    () => [
      {
        id: 'domainName',
        header: t('field.name'),
        cell: (domain) => (
          <DomainName
            domain={domain}
            to={
              domain.isPending
                ? trustedDomainsPaths.verify(domain.domainName)
                : trustedDomainsPaths.details(domain.id)
            }
          />
        ),
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
