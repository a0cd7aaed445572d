import { CreateIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { AddressOwner } from '#queries/email-addresses.ts';
import { NothingYet } from '#shared/actions/NothingYet.tsx';

interface NoAddressesProps {
  owner: AddressOwner;
  /** Where an address is created. */
  create: string;
}

/** Stands where the addresses of a mailbox or a group would be. The first of a local one can be created from it. */
export function NoAddresses({ owner: { name, hasExternalReference }, create }: NoAddressesProps) {
  const { t } = useTranslation('objects');
  return (
    <NothingYet
      titleLevel={3}
      title={t('addresses.empty.title', { name })}
      text={hasExternalReference ? t('addresses.empty.managed') : t('addresses.empty.text')}
      add={
        hasExternalReference ? undefined : { to: create, icon: CreateIcon, children: t('addresses.create') }
      }
    />
  );
}
