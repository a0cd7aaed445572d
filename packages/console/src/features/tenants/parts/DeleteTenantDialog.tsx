import type { Tenant } from '@archive-console/api-client';
import { ConfirmDialog, Stack, Text } from '@archive-console/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tenantSettingsMutations } from '#queries/tenants-settings.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';

interface DeleteTenantDialogProps {
  tenant: Tenant;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the name before everything a tenant holds is destroyed (D44). */
export function DeleteTenantDialog({ tenant, isOpen, onClose, onDeleted }: DeleteTenantDialogProps) {
  const { t } = useTranslation('tenants');
  const removal = useMutation(tenantSettingsMutations.remove());
  const name = tenant.name || tenant.publicTenantId;
  const remove = useOneAtATime(async () => {
    // A refusal is the mutation's own state: the dialog shows it.
    const isDeleted = await removal.mutateAsync(undefined).then(
      () => true,
      () => false,
    );
    if (isDeleted) onDeleted();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        removal.reset();
        onClose();
      }}
      title={t('terminated.delete.title', { name })}
      confirmLabel={t('terminated.delete.confirm')}
      onConfirm={() => void remove()}
      isBusy={removal.isPending}
      error={removal.error === null ? undefined : <RefusalBanner error={removal.error} isAnnounced={false} />}
      typedName={{
        name,
        words: {
          copy: t('terminated.delete.copy'),
          label: t('terminated.delete.typed'),
          mismatch: t('terminated.delete.mismatch'),
        },
      }}
    >
      <Stack gap={8}>
        <Text>{t('terminated.delete.text')}</Text>
        <Text tone="muted">{t('terminated.delete.everybody')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
