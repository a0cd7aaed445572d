import type { Group, User } from '@archive-console/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveGroup, membershipsChanged, nameOf, usersMutations } from '#queries/users.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useBulkRuns } from '#shared/bulk/use-bulk-runs.ts';
import { useReportFailedChange } from '#shared/errors/use-report-failed-change.ts';

type Left = Pick<Group, 'id' | 'name'>;

/** Takes a person out of groups and offers to put them back (confirmation ladder, rung 1). */
export function useLeaveGroups(user: User) {
  const { t } = useTranslation('users');
  const { toasts } = useServices();
  const bulkRuns = useBulkRuns();
  const queryClient = useQueryClient();
  const report = useReportFailedChange();
  const leaving = useMutation(usersMutations.removeFromGroups());
  const joining = useMutation(usersMutations.addToGroups());
  const person = nameOf(user);
  const [leavingIds, setLeavingIds] = useState<readonly string[]>([]);

  const putBack = (groupIds: string[]) =>
    void joining.mutateAsync({ userId: user.id, groupIds }).catch(report);

  return {
    /** Groups that are being left just now. */
    leavingIds,
    async leaveOne(group: Left): Promise<void> {
      if (leavingIds.includes(group.id)) return;
      setLeavingIds((current) => [...current, group.id]);
      try {
        await leaving.mutateAsync({ userId: user.id, groupIds: [group.id] });
        toasts.show({
          tone: 'success',
          title: t('groups.removed', { count: 1, name: person, group: group.name }),
          action: { label: t('undo'), onAction: () => putBack([group.id]) },
        });
      } catch (error) {
        await report(error);
      } finally {
        setLeavingIds((current) => current.filter((id) => id !== group.id));
      }
    },
    leaveMany(groups: readonly Left[]): Promise<void> {
      return bulkRuns.start({
        title: t('groups.run', { name: person }),
        result: (count, left) =>
          left === 0
            ? t('groups.removed', { count, name: person, group: groups[0]?.name })
            : t('groups.partlyRemoved', { count, name: person, left }),
        fileName: t('groups.fileName'),
        rows: groups.map(({ id, name }) => ({ id, name })),
        act: (groupId) => leaveGroup(queryClient, user.id, groupId),
        settled: () => void membershipsChanged(queryClient, user.id),
        undo: { label: t('undo'), act: (left) => putBack(left.map(({ id }) => id)) },
      });
    },
  };
}
