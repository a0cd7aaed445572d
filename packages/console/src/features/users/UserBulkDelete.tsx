import type { User } from '@archive-console/api-client';
import { Text } from '@archive-console/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { useMe } from '#shared/session/use-me.ts';
import { deleteUsers } from './user-bulk-actions.ts';
import { targetOf } from './user-list.ts';
import { whyNotDelete } from './user-rules.ts';

/** Asks before many users are deleted. */
export function UserBulkDelete(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation('users');
  const me = useMe();
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={targetOf}
      whyNot={(user) => {
        const reason = whyNotDelete(user, me);
        const isMe = user.id === me.userId;
        return (
          reason && {
            reason: t(reason),
            short: isMe ? t('bulk.delete.self') : t('bulk.delete.managed'),
            isFirst: isMe,
          }
        );
      }}
      deletion={deleteUsers}
      words={bulkDeleteWords(t)}
      renderConsequences={(going) => <MailboxesLeft users={going} />}
    />
  );
}

/** The service counts mailboxes person by person: of more than so many people it is not asked. */
const MOST_COUNTED = 50;

/** How many mailboxes are left without an owner; nothing where they are not all counted. */
function MailboxesLeft({ users }: { users: readonly User[] }) {
  const { t } = useTranslation('users');
  const counted = users.length > MOST_COUNTED ? [] : users;
  const mailboxes = useQueries({
    queries: counted.map(({ id }) => mailboxesQueries.ownedCount(id)),
    combine: (answers) =>
      answers.length === users.length && answers.every(({ data }) => data !== undefined)
        ? answers.reduce((sum, { data = 0 }) => sum + data, 0)
        : undefined,
  });
  return mailboxes === undefined ? null : (
    <Text strong={mailboxes > 0}>{t('bulk.delete.mailboxes', { count: mailboxes })}</Text>
  );
}
