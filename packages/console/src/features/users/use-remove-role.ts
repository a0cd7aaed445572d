import type { User } from '@archive-console/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, usersMutations } from '#queries/users.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useReportFailedChange } from '#shared/errors/use-report-failed-change.ts';
import { useRoleName } from './use-role-name.ts';

/** Takes a role from a person and offers to give it back (confirmation ladder, rung 1). */
export function useRemoveRole(user: User) {
  const { t } = useTranslation('users');
  const { toasts } = useServices();
  const report = useReportFailedChange();
  const roleName = useRoleName();
  const taking = useMutation(usersMutations.removeRoles());
  const giving = useMutation(usersMutations.addRoles());
  const [removing, setRemoving] = useState<readonly string[]>([]);

  return {
    /** The roles that are being taken just now. */
    removing,
    async remove(role: string): Promise<void> {
      const change = { userId: user.id, roles: [role] };
      setRemoving((current) => [...current, role]);
      try {
        await taking.mutateAsync(change);
        toasts.show({
          tone: 'success',
          title: t('roles.removed', { name: nameOf(user), role: roleName(role) }),
          action: {
            label: t('undo'),
            onAction: () => void giving.mutateAsync(change).catch(report),
          },
        });
      } catch (error) {
        await report(error);
      } finally {
        setRemoving((current) => current.filter((other) => other !== role));
      }
    },
  };
}
