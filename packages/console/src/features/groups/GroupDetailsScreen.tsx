import type { Group } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { ManagedNotice } from '#shared/details/ManagedNotice.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { groupDetails } from './group-details.ts';
import { useGroupActions } from './use-group-actions.ts';

export const loader = detailsLoader(groupDetails);

/** One group: what it is, and its tabs. */
export function GroupDetailsScreen() {
  const { t } = useTranslation('groups');
  const tab = useTab(groupDetails);
  return (
    <DetailsScreen
      spec={groupDetails}
      renderSentence={(group) => <Essence group={group} />}
      actions={useGroupActions(tab)}
      lead={['edit', tab === 'addresses' ? 'createAddress' : 'addMembers']}
      renderNotice={(group) => group.hasExternalReference && <ManagedNotice text={t('details.managed')} />}
    />
  );
}

function Essence({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const typeOf = useGroupType();
  const origin = group.hasExternalReference ? t('details.fromMicrosoft') : t('details.local');
  return `${typeOf(group.groupType)} · ${origin}`;
}
