import { Card, Split, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FirstAddressesCard } from '#entities/email-addresses/FirstAddressesCard.tsx';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import { groupsQueries } from '#queries/groups.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { FactsCard } from '#shared/details/FactsCard.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { groupsPaths } from '#shared/paths/groups.ts';
import { useGroupPurpose } from './group-form.ts';
import { groupDetails } from './group-details.ts';

export const loader = detailsLoader({ param: 'groupId', read: groupsQueries.addresses });

/** What is known of a group, what it is for, and where it is reached. */
export function GroupOverviewTab() {
  const { t } = useTranslation('groups');
  const group = useObject(groupDetails);
  const { search } = useLocation();
  const members = { pathname: groupsPaths.details(group.id, 'members'), search };
  const typeOf = useGroupType();
  const purpose = useGroupPurpose()(group.groupType);
  return (
    <Split
      side={
        <Card title={t('overview.purpose.title')}>
          {purpose && <Text tone="muted">{purpose}</Text>}
          <Text tone="muted">{t('overview.purpose.text')}</Text>
          <TextLink render={(props) => <Link {...props} to={members} />}>{t('overview.members')}</TextLink>
        </Card>
      }
    >
      <Stack gap={12}>
        <FactsCard
          object={group}
          facts={[
            { term: t('field.name'), description: group.name },
            { term: t('field.type'), description: typeOf(group.groupType) },
          ]}
          idWords={{ term: t('field.id'), copy: t('overview.copyId') }}
        />
        <FirstAddressesCard
          owner={group}
          query={groupsQueries.addresses(group.id)}
          all={groupsPaths.details(group.id, 'addresses')}
          create={groupsPaths.createAddress(group.id)}
        />
      </Stack>
    </Split>
  );
}
