import type { Mailbox } from '@archive-console/api-client';
import { Icon, type ListColumn, ListLead, MailboxesIcon, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserCell } from '#entities/users/UserCell.tsx';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { CountCell } from '#shared/list/CountCell.tsx';
import { OriginCell } from '#shared/list/OriginCell.tsx';
import { RowLink } from '#shared/list/RowLink.tsx';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { useMailboxType } from '#entities/mailboxes/use-mailbox-type.ts';

/** The columns of every list of mailboxes; the same until the language changes. */
export function useMailboxColumns(): Record<
  'name' | 'type' | 'owner' | 'addresses' | 'origin',
  ListColumn<Mailbox>
> {
  const { t } = useTranslation('area');
  const typeOf = useMailboxType();
  return useMemo(
    () => ({
      name: {
        id: 'name',
        header: t('mailboxes.column.name'),
        cell: (mailbox) => <MailboxName mailbox={mailbox} />,
        lead: true,
        sortable: true,
        width: '34%',
      },
      type: {
        id: 'mailboxType',
        header: t('mailboxes.column.type'),
        cell: (mailbox) => <Quiet onCard>{typeOf(mailbox.mailboxType)}</Quiet>,
        sortable: true,
        width: '156px',
      },
      owner: {
        id: 'owner',
        header: t('mailboxes.column.owner'),
        cell: ({ ownerId }) =>
          ownerId === null ? <Quiet onCard>{t('mailboxes.ownerless')}</Quiet> : <UserCell userId={ownerId} />,
      },
      addresses: {
        id: 'addresses',
        header: t('mailboxes.column.addresses'),
        cell: ({ id }) => <CountCell query={mailboxesQueries.addressCount(id)} />,
        align: 'end',
        width: '104px',
        card: 'fact',
      },
      origin: {
        id: 'hasExternalReference',
        header: t('origin.label'),
        cell: (mailbox) => <OriginCell isManaged={mailbox.hasExternalReference} />,
        sortable: true,
        width: '140px',
        card: 'badge',
      },
    }),
    [t, typeOf],
  );
}

/** Which mailbox a row is about, as the link to its page. */
function MailboxName({ mailbox }: { mailbox: Mailbox }) {
  return (
    <ListLead avatar={<Icon of={MailboxesIcon} />}>
      <RowLink rowId={mailbox.id} to={mailboxesPaths.details(mailbox.id)}>
        {mailbox.name}
      </RowLink>
    </ListLead>
  );
}
