import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { Banner, Heading, ProgressBar, Stack } from '@archive-console/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#queries/users.ts';
import { administratorIds } from '#queries/users-bulk.ts';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';
import { BulkConfirmDialog, type BulkConfirmDialogProps } from '#shared/bulk/BulkConfirmDialog.tsx';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { useMe } from '#shared/session/use-me.ts';
import { leavesNoOtherAdministrator } from './user-rules.ts';
import { useRoleName } from './roles.ts';

interface RolesConfirmationProps extends Pick<
  BulkConfirmDialogProps,
  'isOpen' | 'title' | 'confirmLabel' | 'excluded' | 'onConfirm' | 'onClose'
> {
  going: readonly User[];
  takesAdministrator: boolean;
}

/** Asks before roles of many change, and says whether no second administrator remains: then the role is typed. */
export function RolesConfirmation({ going, takesAdministrator, ...dialog }: RolesConfirmationProps) {
  const { t } = useTranslation('users');
  const me = useMe();
  const administrator = useRoleName()(TENANT_ADMIN);
  const administrators = useQuery({ ...administratorIds(), enabled: dialog.isOpen && takesAdministrator });
  const ids = going.map(({ id }) => id);
  const isSafe =
    !takesAdministrator ||
    (administrators.data !== undefined && !leavesNoOtherAdministrator(administrators.data, ids, me));
  const typedName = useNameToType(administrator);
  return (
    <BulkConfirmDialog
      {...dialog}
      tone={takesAdministrator ? 'danger' : 'neutral'}
      typedName={isSafe ? undefined : typedName}
      going={{ title: t('bulk.roleGuard.going'), names: going.map(nameOf) }}
      none={t('bulk.removeRoles.sure.none')}
    >
      {!isSafe && <NoOther read={administrators} />}
    </BulkConfirmDialog>
  );
}

/** That no second administrator remains; what was not read is not claimed. */
function NoOther({ read }: { read: Pick<UseQueryResult, 'data' | 'error' | 'refetch'> }) {
  const { t } = useTranslation('users');
  if (read.data !== undefined) {
    return (
      <Banner tone="warning" title={t('bulk.roleGuard.only')}>
        {t('bulk.roleGuard.onlyText')}
      </Banner>
    );
  }
  if (read.error === null) return <ProgressBar label={t('bulk.roleGuard.reading')} />;
  return (
    <Stack gap={8}>
      <Heading level={3}>{t('bulk.roleGuard.unread')}</Heading>
      <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
    </Stack>
  );
}
