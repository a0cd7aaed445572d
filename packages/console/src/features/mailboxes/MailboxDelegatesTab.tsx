import { useTranslation } from 'react-i18next';
import { UserPicker } from '#entities/users/UserPicker.tsx';
import { usersOf, UsersOfObject } from '#entities/users/UsersOfObject.tsx';
import { mailboxesMutations, mailboxesQueries, readDelegates } from '#queries/mailboxes.ts';
import { PickerDialog } from '#shared/actions/PickerDialog.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { filterText, listLoader } from '#shared/list/list-spec.ts';
import { mailboxesPaths } from '#shared/paths/mailboxes.ts';
import { removeDelegates } from './mailbox-bulk-actions.ts';
import { mailboxDetails } from './mailbox-details.ts';

/** The delegates of one mailbox. */
const mailboxDelegates = usersOf({
  id: 'mailbox-delegates',
  name: 'delegates',
  matching: (state, { mailboxId = '' }) => ({ mailboxId, ...filterText(state) }),
  read: mailboxesQueries.delegatesPage,
  readPages: readDelegates,
  words: {
    title: 'mailboxes:details.tab.delegates',
    search: 'mailboxes:delegates.search',
    count: 'mailboxes:delegates.count',
    noMatch: 'mailboxes:delegates.noMatch',
    file: 'mailboxes:delegates.listFile',
  },
});

export const loader = listLoader(mailboxDelegates);

/** Who sees a mailbox besides its owner. Those of a local one can be removed here, one or many. */
export function MailboxDelegatesTab() {
  const { t } = useTranslation('mailboxes');
  const mailbox = useObject(mailboxDetails);
  const { id, name, hasExternalReference, ownerId } = mailbox;
  return (
    <UsersOfObject
      object={mailbox}
      spec={mailboxDelegates}
      label={t('delegates.title', { name })}
      removal={{
        remove: mailboxesMutations.removeDelegates(),
        putBack: mailboxesMutations.addDelegates(),
        inputOf: (userIds) => ({ mailboxId: id, userIds }),
        from: { id, name },
        many: removeDelegates,
        words: {
          header: t('delegates.remove'),
          one: (user) => t('delegates.removeOne', { user }),
          many: t('delegates.removeSelected'),
          removed: (count, first) => t('bulk.remove.done', { count, name, first }),
        },
      }}
      empty={{
        title: ownerId === null ? t('delegates.empty.ownerless') : t('delegates.empty.title'),
        text: hasExternalReference ? t('delegates.empty.managed') : t('delegates.empty.text'),
      }}
      add={{ to: mailboxesPaths.addDelegates(id), label: t('action.addDelegates') }}
    />
  );
}

/** Lets users see a mailbox. */
export function MailboxAddDelegatesDialog() {
  const { t } = useTranslation('mailboxes');
  const { id, name, ownerId } = useObject(mailboxDetails);
  return (
    <PickerDialog
      picker={UserPicker}
      title={t('addDelegates.title', { name })}
      confirm={(count) => t('addDelegates.submit', { count })}
      already={t('addDelegates.already')}
      whyNot={(userId) => (userId === ownerId ? t('rules.owns') : undefined)}
      alreadyIn={mailboxesQueries.allDelegateIds(id)}
      mutation={mailboxesMutations.addDelegates()}
      inverse={mailboxesMutations.removeDelegates()}
      inputOf={(userIds) => ({ mailboxId: id, userIds })}
      done={(count, user) => t('addDelegates.added', { count, name, user })}
      page={mailboxesPaths.details(id, 'delegates')}
    />
  );
}
