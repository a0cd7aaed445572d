import type { User } from '@archive-console/api-client';
import { ConfirmDialog, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf, usersMutations } from '#queries/users.ts';
import { useServices } from '#shared/runtime/services.ts';
import { isUserNotFound } from '../is-user-not-found.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useRefusal } from '../use-refusal.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { UserDependants } from './UserDependants.tsx';

interface DeleteUserDialogProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
  /** The person is gone, through this dialog or through somebody else. */
  onDeleted: () => void;
}

/** Asks before a person is deleted: what hangs on them, and what becomes of archived mail. */
export function DeleteUserDialog({ user, isOpen, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t } = useTranslation(['users', 'shell']);
  const { toasts } = useServices();
  const removal = useMutation(usersMutations.remove());
  const refusal = useRefusal();
  const name = nameOf(user);

  const remove = useOneAtATime(async () => {
    refusal.forget();
    try {
      await removal.mutateAsync({ userId: user.id });
      toasts.show({ tone: 'success', title: t('delete.deleted', { name }) });
    } catch (error) {
      if (!isUserNotFound(error)) return refusal.refuse(error);
      toasts.show({ tone: 'info', title: t('delete.gone', { name }) });
    }
    onDeleted();
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        refusal.forget();
        onClose();
      }}
      title={t('delete.title', { name })}
      tone="danger"
      confirmLabel={t('delete.confirm')}
      onConfirm={() => void remove()}
      isBusy={removal.isPending}
      error={
        refusal.error === undefined ? undefined : <RefusalBanner error={refusal.error} isAnnounced={false} />
      }
      dependants={isOpen ? <UserDependants user={user} /> : undefined}
      words={{ cancel: t('shell:action.cancel'), close: t('shell:action.close') }}
    >
      <Stack gap={8}>
        <Text>{t('delete.text', { name })}</Text>
        <Text tone="muted">{t('delete.mail')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
