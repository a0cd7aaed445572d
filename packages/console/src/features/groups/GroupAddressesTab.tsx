import { Card, Split, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { OwnedAddresses } from '#entities/email-addresses/OwnedAddresses.tsx';
import { groupsQueries } from '#queries/groups.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { useObject } from '#shared/details/use-object.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { groupDetails } from './group-details.ts';

export const loader = detailsLoader({ param: 'groupId', read: groupsQueries.addresses });

/** The e-mail addresses of a group. The dialog that creates one lies over it. */
export function GroupAddressesTab() {
  const { t } = useTranslation('groups');
  const group = useObject(groupDetails);
  return (
    <>
      <Split
        side={
          <Card title={t('addresses.side.title')}>
            <Text tone="muted">{t('addresses.side.text')}</Text>
          </Card>
        }
      >
        <Card title={t('addresses.title')}>
          <OwnedAddresses
            // A question about an address of one group is none about the next.
            key={group.id}
            owner={group}
            query={groupsQueries.addresses(group.id)}
            create={groupsPaths.createAddress(group.id)}
          />
        </Card>
      </Split>
      {/* The service would refuse it for a managed group. */}
      {!group.hasExternalReference && <Outlet context={group} />}
    </>
  );
}
