import { type Mailbox, MAILBOX_TYPES } from '@archive-console/api-client';
import { type ListColumn, type ListFilter, MailboxesIcon, Quiet } from '@archive-console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterRule } from '#shared/list/list-state.ts';
import { NameCell } from '#shared/list/NameCell.tsx';
import { useMailboxType } from './use-mailbox-type.ts';

type ListedMailbox = Pick<Mailbox, 'id' | 'name' | 'mailboxType'>;

/** The filter by type of every list of mailboxes. */
export const mailboxTypeRule: FilterRule = { takes: 'one', known: MAILBOX_TYPES };

/** What the filter makes of the request. */
export function mailboxTypeMatching([type]: readonly string[] = []) {
  const mailboxType = MAILBOX_TYPES.find((known) => known === type);
  return mailboxType === undefined ? {} : { mailboxType };
}

/** The filter as the list offers it. */
export function useMailboxTypeFilter(values: readonly string[] = []): ListFilter {
  const { t } = useTranslation('area');
  const typeOf = useMailboxType();
  return {
    id: 'type',
    label: t('mailboxes.column.type'),
    kind: 'one',
    values,
    options: MAILBOX_TYPES.map((value) => ({ value, label: typeOf(value) })),
  };
}

/**
 * What every list of mailboxes shows of each; the same until the language changes.
 *
 * @param pathOf where the name leads; the same function each time
 */
export function useMailboxColumns(
  pathOf: (mailboxId: string) => string,
): Record<'name' | 'type', ListColumn<ListedMailbox>> {
  const { t } = useTranslation('area');
  const typeOf = useMailboxType();
  return useMemo(
    () => ({
      name: {
        id: 'name',
        header: t('mailboxes.column.name'),
        cell: ({ id, name }) => (
          <NameCell icon={MailboxesIcon} rowId={id} to={pathOf(id)}>
            {name}
          </NameCell>
        ),
        lead: true,
        sortable: true,
        width: '23%',
      },
      type: {
        id: 'mailboxType',
        header: t('mailboxes.column.type'),
        cell: ({ mailboxType }) => <Quiet onCard>{typeOf(mailboxType)}</Quiet>,
        sortable: true,
        width: '146px',
      },
    }),
    [t, typeOf, pathOf],
  );
}
