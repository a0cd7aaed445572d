import { Card, Split, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { AddressOwner } from '#queries/email-addresses.ts';
import { useObject } from '#shared/details/use-object.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { OwnedAddresses } from './OwnedAddresses.tsx';
import type { OwnerAddresses } from './owner-addresses.ts';

interface AddressesTabProps<TOwner extends AddressOwner, TTab extends string> {
  of: OwnerAddresses<TOwner, TTab>;
}

/** The tab of a mailbox or a group that shows its e-mail addresses. The dialog that creates one lies over it. */
export function AddressesTab<TOwner extends AddressOwner, TTab extends string>({
  of: { details, read, paths, text },
}: AddressesTabProps<TOwner, TTab>) {
  const { t } = useTranslation('objects');
  const say = useWords();
  const owner = useObject(details);
  const { id, hasExternalReference } = owner;
  return (
    <>
      <Split
        side={
          <Card title={t('addresses.side')}>
            <Text tone="muted">{say(text)}</Text>
          </Card>
        }
      >
        <Card title={t('addresses.title')}>
          {/* A question about an address of one owner is none about the next. */}
          <OwnedAddresses key={id} owner={owner} query={read(id)} create={paths.createAddress(id)} />
        </Card>
      </Split>
      {/* The service would refuse it for a managed one. */}
      {!hasExternalReference && <Outlet context={owner} />}
    </>
  );
}
