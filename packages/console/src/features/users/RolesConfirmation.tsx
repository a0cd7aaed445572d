import { TENANT_ADMIN, type User } from '@archive-console/api-client';
import { Banner, ConfirmDialog, Heading, ProgressBar, Stack } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#queries/users.ts';
import { administratorIds } from '#queries/users-bulk.ts';
import { type ExcludedRow, ExcludedRows, NothingToDoDialog } from '#shared/bulk/ExcludedRows.tsx';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { useMe } from '#shared/session/use-me.ts';
import { leavesNoOtherAdministrator } from './user-rules.ts';
import { useRoleName } from './roles.ts';

interface RolesConfirmationProps {
  isOpen: boolean;
  title: string;
  confirm: string;
  going: readonly User[];
  excluded: readonly ExcludedRow[];
  takesAdministrator: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before roles of many change, and says whether no second administrator remains: then the role is typed. */
export function RolesConfirmation({
  isOpen,
  title,
  confirm,
  going,
  excluded,
  takesAdministrator,
  onConfirm,
  onClose,
}: RolesConfirmationProps) {
  const { t } = useTranslation('users');
  const me = useMe();
  const administrator = useRoleName()(TENANT_ADMIN);
  const administrators = useQuery({ ...administratorIds(), enabled: isOpen && takesAdministrator });
  const ids = going.map(({ id }) => id);
  const isSafe =
    !takesAdministrator ||
    (administrators.data !== undefined && !leavesNoOtherAdministrator(administrators.data, ids, me));
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && going.length > 0}
        onClose={onClose}
        title={title}
        tone={takesAdministrator ? 'danger' : 'neutral'}
        confirmLabel={confirm}
        onConfirm={onConfirm}
        typedName={
          isSafe
            ? undefined
            : {
                name: administrator,
                words: {
                  label: t('bulk.roleGuard.type'),
                  mismatch: t('bulk.roleGuard.mismatch'),
                  copy: t('bulk.roleGuard.copy'),
                },
              }
        }
        dependants={
          <Stack gap={12}>
            <Stack gap={4} as="section">
              <Heading level={3}>{t('bulk.roleGuard.going')}</Heading>
              <SelectedNames names={going.map(nameOf)} />
            </Stack>
            <ExcludedRows rows={excluded} />
          </Stack>
        }
      >
        {!isSafe && <NoOther read={administrators} />}
      </ConfirmDialog>
      <NothingToDoDialog
        isOpen={isOpen && going.length === 0}
        onClose={onClose}
        title={t('bulk.removeRoles.sure.none')}
        excluded={excluded}
      />
    </>
  );
}

/** That no second administrator remains; what was not read is not claimed. */
function NoOther({ read }: { read: { data: unknown; error: unknown; refetch: () => Promise<unknown> } }) {
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
