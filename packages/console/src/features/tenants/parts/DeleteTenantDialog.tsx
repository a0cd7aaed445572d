import type { Tenant } from '@archive-console/api-client';
import { Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { tenantSettingsMutations } from '#queries/tenants-settings.ts';
import { AskedAction } from '#shared/actions/AskedAction.tsx';
import { useNameToType } from '#shared/actions/use-name-to-type.ts';

interface DeleteTenantDialogProps {
  tenant: Tenant;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the name before everything a tenant holds is destroyed (D44). */
export function DeleteTenantDialog({ tenant, isOpen, onClose, onDeleted }: DeleteTenantDialogProps) {
  const { t } = useTranslation('tenants');
  const name = tenant.name || tenant.publicTenantId;
  const typedName = useNameToType(name);
  return (
    <AskedAction
      isOpen={isOpen}
      onClose={onClose}
      mutation={tenantSettingsMutations.remove()}
      input={undefined}
      title={t('terminated.delete.title', { name })}
      confirm={t('terminated.delete.confirm')}
      tone="danger"
      onDone={onDeleted}
      typedName={typedName}
    >
      <Stack gap={8}>
        <Text>{t('terminated.delete.text')}</Text>
        <Text tone="muted">{t('terminated.delete.everybody')}</Text>
      </Stack>
    </AskedAction>
  );
}
