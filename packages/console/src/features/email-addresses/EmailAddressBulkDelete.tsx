import type { Address } from '@archive-console/api-client';
import { Banner } from '@archive-console/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { emailAddressesQueries, isManaged } from '#queries/email-addresses.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { SelectedNames } from '#shared/bulk/SelectedNames.tsx';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { deleteEmailAddresses } from './address-bulk-actions.ts';
import { useWhyNotDelete } from './use-why-not-delete.ts';

/** Of more than so many, what they belong to is not read for a question: those it was not read of are named. */
const MOST_LOOKED_AT = 100;

/** Asks before many addresses are deleted. */
export function EmailAddressBulkDelete(dialog: BulkDialogProps<Address>) {
  const { t } = useTranslation(['email-addresses', 'objects']);
  const queryClient = useQueryClient();
  const whyNotDelete = useWhyNotDelete();
  const { isOpen, rows } = dialog;
  const areLookedAt = rows.length <= MOST_LOOKED_AT;
  useQueries({
    queries: (areLookedAt ? rows : []).map((address) => {
      const read = emailAddressesQueries.owner(address);
      return { ...read, enabled: isOpen && read.enabled === true };
    }),
  });
  const errorOf = (address: Address) =>
    queryClient.getQueryState(emailAddressesQueries.owner(address).queryKey)?.error ?? null;
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={({ id, address }) => {
        const name = addressInLetters(address);
        return { id, name, ...(name !== address && { email: address }) };
      }}
      whyNot={(address) => {
        const reason = whyNotDelete(address);
        return reason === undefined ? undefined : { reason, short: t('objects:bulk.managed') };
      }}
      deletion={deleteEmailAddresses}
      words={bulkDeleteWords(t)}
      renderConsequences={(going) => {
        const unread = going.filter((address) => isManaged(queryClient, address) === undefined);
        if (unread.length === 0) return null;
        const title = t('bulk.delete.unread', { count: unread.length });
        const names = <SelectedNames names={unread.map(({ address }) => addressInLetters(address))} />;
        if (!areLookedAt)
          return (
            <Banner tone="warning" role="status" title={title}>
              {names}
            </Banner>
          );
        return (
          <RetryNotice
            title={title}
            error={unread.map(errorOf).find((error) => error !== null)}
            onRetry={() => {
              for (const address of unread) {
                const { queryKey } = emailAddressesQueries.owner(address);
                void queryClient.refetchQueries({ queryKey });
              }
            }}
          >
            {names}
          </RetryNotice>
        );
      }}
    />
  );
}
