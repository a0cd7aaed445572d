import type { Mailbox } from '@archive-console/api-client';
import { AddPersonIcon, EmptyState } from '@archive-console/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useUserColumns } from '#entities/users/use-user-columns.tsx';
import { mailboxesBulk, mailboxesMutations, mailboxesQueries, readDelegates } from '#queries/mailboxes.ts';
import { nameOf } from '#queries/users.ts';
import { useRemoval } from '#shared/actions/use-removal.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { filterText, listLoader, listOf } from '#shared/list/list-spec.ts';
import { ListTable } from '#shared/list/ListTable.tsx';
import { useList } from '#shared/list/use-list.ts';
import { DialogLink } from '#shared/navigation/DialogLink.tsx';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { mailboxDetails } from './mailbox-details.ts';

/** The delegates of one mailbox. */
const mailboxDelegates = listOf({
  id: 'mailbox-delegates',
  name: 'delegates',
  defaultSort: 'displayName',
  sortable: ['displayName', 'primaryEmail', 'hasExternalReference'],
  filters: {},
  matching: (state, { mailboxId = '' }) => ({ mailboxId, ...filterText(state) }),
  read: mailboxesQueries.delegatesPage,
  readPages: readDelegates,
  nameOf,
  notFound: 'User.NotFound',
  words: {
    title: 'mailboxes:details.tab.delegates',
    search: 'mailboxes:delegates.search',
    count: 'mailboxes:delegates.count',
    noMatch: 'mailboxes:delegates.noMatch',
    stopped: 'mailboxes:delegates.stopped',
    reading: 'mailboxes:delegates.reading',
    readingFailed: 'mailboxes:delegates.readingFailed',
  },
});

export const loader = listLoader(mailboxDelegates);

/** Who sees a mailbox besides its owner. Those of a local one can be removed here, one or many. */
export function MailboxDelegatesTab() {
  const mailbox = useObject(mailboxDetails);
  return (
    <>
      {/* Nothing selected or under way for one mailbox is meant for the next. */}
      <Delegates key={mailbox.id} mailbox={mailbox} />
      {/* The dialog that adds delegates: the service would refuse it for a managed mailbox. */}
      {!mailbox.hasExternalReference && <Outlet context={mailbox} />}
    </>
  );
}

function Delegates({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  const { name, hasExternalReference: isManaged } = mailbox;
  const columns = useUserColumns();
  const removal = useDelegateRemoval(mailbox);
  return (
    <ListTable
      list={useList(mailboxDelegates)}
      label={t('delegates.title', { name })}
      columns={[columns.name, columns.email, columns.origin, ...(isManaged ? [] : [removal.column])]}
      actions={isManaged ? [] : [removal.action]}
      empty={<NoDelegates mailbox={mailbox} />}
    />
  );
}

function useDelegateRemoval({ id, name }: Mailbox) {
  const { t } = useTranslation('mailboxes');
  const queryClient = useQueryClient();
  return useRemoval({
    remove: mailboxesMutations.removeDelegates(),
    putBack: mailboxesMutations.addDelegates(),
    inputOf: (userIds) => ({ mailboxId: id, userIds }),
    bulk: mailboxesBulk.removeDelegates(queryClient, id),
    nameOf: mailboxDelegates.nameOf,
    whyNot: () => undefined,
    words: {
      header: t('delegates.remove'),
      one: (user) => t('delegates.removeOne', { user }),
      many: t('delegates.removeSelected'),
      removed: (count, user) => t('delegates.removed', { count, name, user }),
      run: t('delegates.run', { name }),
      partlyRemoved: (count, left) => t('delegates.partlyRemoved', { count, name, left }),
      file: t('delegates.file'),
    },
  });
}

function NoDelegates({ mailbox: { id, ownerId, hasExternalReference } }: { mailbox: Mailbox }) {
  const { t } = useTranslation('mailboxes');
  return (
    <EmptyState
      title={ownerId === null ? t('delegates.empty.ownerless') : t('delegates.empty.title')}
      text={hasExternalReference ? t('delegates.empty.managed') : t('delegates.empty.text')}
      action={
        !hasExternalReference && (
          <DialogLink to={mailboxesPaths.addDelegates(id)} icon={AddPersonIcon}>
            {t('action.addDelegates')}
          </DialogLink>
        )
      }
    />
  );
}
