import type { Address } from '@archive-console/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isManaged } from '#queries/email-addresses.ts';

/** Why the service would not delete an address, as far as its owner was read: where it was not, the service says so. */
export function useWhyNotDelete(): (address: Address) => string | undefined {
  const { t } = useTranslation('email-addresses');
  const queryClient = useQueryClient();
  return useMemo(
    () => (address) => {
      if (isManaged(queryClient, address) !== true) return undefined;
      return address.addressType === 'GroupAddress' ? t('rules.managedGroup') : t('rules.managedMailbox');
    },
    [t, queryClient],
  );
}
