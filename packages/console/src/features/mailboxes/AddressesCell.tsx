import { Address, Quiet, Skeleton } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { useFormats } from '#shared/i18n/format.ts';

/** The first address of a mailbox, and how many more it has: read row by row, after the list. */
export function AddressesCell({ mailboxId }: { mailboxId: string }) {
  const { t } = useTranslation(['mailboxes', 'area']);
  const formats = useFormats();
  const { data, isError } = useQuery(mailboxesQueries.addressesInList(mailboxId));
  if (data === undefined)
    return isError ? <Quiet onCard>{t('area:list.unread')}</Quiet> : <Skeleton width="18ch" />;
  const [first, ...more] = data;
  if (first === undefined) return <Quiet onCard>{t('list.noAddress')}</Quiet>;
  return (
    <>
      <Address>{first.address}</Address>
      {more.length > 0 && ` + ${formats.number(more.length)}`}
    </>
  );
}
