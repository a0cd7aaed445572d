import { useTranslation } from 'react-i18next';
import { useGroupType } from '#entities/groups/use-group-type.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { useTab } from '#shared/details/use-tab.ts';
import { groupDetails } from './group-details.ts';
import { useGroupActions } from './use-group-actions.ts';

export const loader = detailsLoader(groupDetails);

/** One group: what it is, and its tabs. */
export function GroupDetailsScreen() {
  const { t } = useTranslation('groups');
  const tab = useTab(groupDetails);
  const typeOf = useGroupType();
  return (
    <DetailsScreen
      spec={groupDetails}
      renderSentence={({ groupType, hasExternalReference }) =>
        hasExternalReference ? typeOf(groupType) : `${typeOf(groupType)} · ${t('details.local')}`
      }
      actions={useGroupActions(tab)}
      lead={['edit', tab === 'addresses' ? 'createAddress' : 'addMembers']}
    />
  );
}
