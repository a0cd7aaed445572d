import { Card, Split, Text } from '@archive-console/ui';
import { type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { OwnedAddresses } from './OwnedAddresses.tsx';

interface AddressesOfOwnerProps extends ComponentProps<typeof OwnedAddresses> {
  /** What addresses mean for such an owner. */
  children: ReactNode;
}

/** The tab of a mailbox or a group that shows its e-mail addresses. The dialog that creates one lies over it. */
export function AddressesOfOwner({ children, ...owned }: AddressesOfOwnerProps) {
  const { t } = useTranslation('objects');
  const { owner } = owned;
  return (
    <>
      <Split
        side={
          <Card title={t('addresses.side')}>
            <Text tone="muted">{children}</Text>
          </Card>
        }
      >
        <Card title={t('addresses.title')}>
          {/* A question about an address of one owner is none about the next. */}
          <OwnedAddresses key={owner.id} {...owned} />
        </Card>
      </Split>
      {/* The service would refuse it for a managed one. */}
      {!owner.hasExternalReference && <Outlet context={owner} />}
    </>
  );
}
