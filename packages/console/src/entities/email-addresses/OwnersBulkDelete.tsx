import { useTranslation } from 'react-i18next';
import { emailAddressesQueries } from '#queries/email-addresses.ts';
import { targetByName } from '#shared/bulk/bulk-target.ts';
import { BulkDeleteDialog, type BulkDeleteDialogProps } from '#shared/bulk/BulkDeleteDialog.tsx';
import { useExcludeManaged } from '#shared/bulk/ExcludedRows.tsx';
import { SumInWords, useSumOfEach } from '#shared/bulk/sum-of-each.tsx';

interface Owner {
  id: string;
  name: string;
  hasExternalReference: boolean;
}

interface OwnersBulkDeleteProps<T extends Owner> extends Omit<
  BulkDeleteDialogProps<T>,
  'targetOf' | 'whyNot' | 'isTyped'
> {
  /** Why those that are managed stay. */
  whyManaged: string;
  /** Whether they are typed where one of them has an address: mail still comes to it. @default false */
  isTypedWithAddresses?: boolean;
}

/** Asks before many mailboxes or groups are deleted: how many addresses are left without an owner. */
export function OwnersBulkDelete<T extends Owner>({
  whyManaged,
  isTypedWithAddresses = false,
  renderConsequences,
  ...dialog
}: OwnersBulkDeleteProps<T>) {
  const { t } = useTranslation('objects');
  const whyNot = useExcludeManaged(whyManaged);
  // While it is closed, nothing is asked for what is selected.
  const own = dialog.isOpen ? dialog.rows.filter((row) => whyNot(row) === undefined) : [];
  const addresses = useSumOfEach(
    own,
    ({ name }) => name,
    ({ id }) => emailAddressesQueries.countOf(id),
  );
  const hasNone = addresses.phase === 'read' && addresses.unread.length === 0 && addresses.sum === 0;
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={targetByName}
      whyNot={whyNot}
      // Addresses that are not known yet, or cannot be read, may be there.
      isTyped={isTypedWithAddresses && !hasNone}
      renderConsequences={(going) => (
        <>
          {renderConsequences?.(going)}
          <SumInWords
            sum={addresses}
            inWords={(count) => t('addresses.left', { count })}
            unknown={t('addresses.leftUnknown')}
          />
        </>
      )}
    />
  );
}
