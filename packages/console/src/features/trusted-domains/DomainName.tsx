import { DomainsIcon, Icon, ListLead, Mono } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { RowLink } from '#shared/list/RowLink.tsx';
import { isInternational, unicodeOf } from '#entities/trusted-domains/domain-name.ts';

interface DomainNameProps {
  domain: { id: string; domainName: string };
  /** Where the row leads. */
  to: string;
  /** A badge behind the name. */
  after?: ReactNode;
}

/** Which domain a row is about, as the link to its page; in the letters of the DNS as well where those are others. */
export function DomainName({ domain: { id, domainName }, to, after }: DomainNameProps) {
  return (
    <ListLead
      avatar={<Icon of={DomainsIcon} />}
      after={after}
      second={isInternational(domainName) && <Mono>{domainName}</Mono>}
    >
      <RowLink rowId={id} to={to}>
        {unicodeOf(domainName)}
      </RowLink>
    </ListLead>
  );
}
