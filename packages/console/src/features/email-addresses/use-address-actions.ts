import type { Address } from '@archive-console/api-client';
import { GroupsIcon, lazyPart } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerPath } from '#entities/email-addresses/owner-path.ts';
import { type Action, deleteAction } from '#shared/actions/action.ts';
import { useWhyNotDelete } from './use-why-not-delete.ts';

const deleteDialog = lazyPart(
  async () => (await import('#entities/email-addresses/AddressDeleteDialog.tsx')).AddressDeleteDialog,
);
const bulkDelete = lazyPart(
  async () => (await import('./EmailAddressBulkDelete.tsx')).EmailAddressBulkDelete,
);

/** What can be done with an address. The service refuses to delete those of what Microsoft 365 manages. */
export function useAddressActions(): readonly Action<Address>[] {
  const { t } = useTranslation('email-addresses');
  const whyNot = useWhyNotDelete();
  return useMemo(
    (): readonly Action<Address>[] => [
      {
        id: 'open',
        icon: GroupsIcon,
        label: t('action.open'),
        to: (address) => ownerPath(address) ?? '',
        whyNot: (address) => (ownerPath(address) === undefined ? t('rules.noOwner') : undefined),
      },
      deleteAction({
        label: t('action.delete'),
        dialog: deleteDialog,
        whyNot,
        many: { label: t('bulk.deleteMany'), dialog: bulkDelete },
      }),
    ],
    [t, whyNot],
  );
}
