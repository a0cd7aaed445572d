import type { Address } from '@archive-console/api-client';
import { EmailAddressesIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { type Dependant, namedBy, type Read } from '#shared/actions/Dependants.tsx';

/** The e-mail addresses of a mailbox or a group, as what depends on it. */
export function useAddressDependant(addresses: Read<readonly Address[]>): Dependant {
  const { t } = useTranslation('objects');
  return {
    ...namedBy(addresses, (all) => all.map(({ address }) => addressInLetters(address))),
    id: 'addresses',
    icon: EmailAddressesIcon,
    title: t('addresses.title'),
  };
}
