import type { PickOption } from '@archive-console/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf, usersMutations, usersQueries } from '#queries/users.ts';
import { useLeavePage } from '#shared/navigation/came-from.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useServices } from '#shared/runtime/services.ts';
import { GroupPicker } from './parts/GroupPicker.tsx';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useRefusal } from './use-refusal.ts';
import { useUserOfPage } from './use-user-of-page.ts';

/** Makes a person a member of groups. */
export function UserAddToGroupsDialog() {
  const { t } = useTranslation('users');
  const user = useUserOfPage();
  const { toasts } = useServices();
  const { data: alreadyIn, error, refetch } = useQuery(usersQueries.allGroupIds(user.id));
  const joining = useMutation(usersMutations.addToGroups());
  const refusal = useRefusal();
  const name = nameOf(user);

  const close = useLeavePage(usersPaths.details(user.id, 'groups'), true);
  const join = useOneAtATime(async (groups: readonly PickOption[]) => {
    refusal.forget();
    try {
      await joining.mutateAsync({ userId: user.id, groupIds: groups.map((group) => group.id) });
      const count = groups.length;
      toasts.show({
        tone: 'success',
        title: t('addToGroups.added', { count, name, groups: groups[0]?.name }),
      });
      close();
    } catch (failure) {
      await refusal.refuse(failure);
    }
  });

  return (
    <GroupPicker
      title={t('addToGroups.title', { name })}
      alreadyIn={alreadyIn}
      alreadyFailed={
        alreadyIn === undefined && error !== null ? { error, onRetry: () => void refetch() } : undefined
      }
      onConfirm={(groups) => void join(groups)}
      onClose={close}
      isBusy={joining.isPending}
      error={refusal.error !== undefined && <RefusalBanner error={refusal.error} />}
    />
  );
}
