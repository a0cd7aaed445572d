import { EmailAddressesIcon, UsersIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trustedDomainsQueries } from '#queries/trusted-domains.ts';
import { countedBy, Dependants } from '#shared/actions/Dependants.tsx';
import { emailAddressesPaths } from '#shared/paths/email-addresses.ts';
import { usersPaths } from '#shared/paths/users.ts';

/** Who and what has an address in a domain. */
export function DomainDependants({ domainName, title }: { domainName: string; title?: string }) {
  const { t } = useTranslation('trusted-domains');
  const users = useQuery(trustedDomainsQueries.userCount(domainName));
  const addresses = useQuery(trustedDomainsQueries.addressCount(domainName));
  return (
    <Dependants
      title={title}
      items={[
        {
          id: 'users',
          icon: UsersIcon,
          title: t('users.title'),
          ...countedBy(users),
          inWords: (count) => t('users.count', { count }),
          link: { to: usersPaths.inDomain(domainName), label: t('users.see') },
        },
        {
          id: 'addresses',
          icon: EmailAddressesIcon,
          title: t('addresses.title'),
          ...countedBy(addresses),
          inWords: (count) => t('addresses.count', { count }),
          link: { to: emailAddressesPaths.inDomain(domainName), label: t('addresses.see') },
        },
      ]}
    />
  );
}
