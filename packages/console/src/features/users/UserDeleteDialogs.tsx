import type { User } from '@archive-console/api-client';
import { EmailAddressesIcon, GroupsIcon, MailboxesIcon, Stack, Text, UsersIcon } from '@archive-console/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressInLetters } from '#entities/trusted-domains/domain-name.ts';
import { useDelegations } from '#entities/mailboxes/use-delegations.ts';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { userGroupsQueries } from '#queries/users-groups.ts';
import { nameOf, usersMutations } from '#queries/users.ts';
import type { ObjectDialogProps } from '#shared/actions/action.ts';
import { DeleteDialog } from '#shared/actions/DeleteDialog.tsx';
import { countedBy, Dependants, namedBy, together } from '#shared/actions/Dependants.tsx';
import { bulkDeleteWords } from '#shared/bulk/bulk-delete-words.ts';
import type { BulkDialogProps } from '#shared/bulk/bulk-dialog.ts';
import { BulkDeleteDialog } from '#shared/bulk/BulkDeleteDialog.tsx';
import { SumsInWords, useSumsOfEach } from '#shared/bulk/sum-of-each.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { useMe } from '#shared/session/use-me.ts';
import { deleteUsers } from './user-bulk-actions.ts';
import { targetOf } from './user-list.ts';
import { whyNotDelete } from './user-rules.ts';

/** Asks before a user is deleted: what depends on them, and what becomes of archived mail. */
export function UserDeleteDialog({ object: user, ...dialog }: ObjectDialogProps<User>) {
  const { t } = useTranslation('users');
  const name = nameOf(user);
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      confirmLabel={t('delete.confirm')}
      dependants={<UserDependants user={user} />}
      mutation={usersMutations.remove()}
      input={{ userId: user.id }}
      notFound="User.NotFound"
    >
      <Stack gap={8}>
        <Text>{t('delete.text', { name })}</Text>
        <Text tone="muted">{t('delete.mail')}</Text>
      </Stack>
    </DeleteDialog>
  );
}

/** What depends on a user: mailboxes, their addresses, those of others that they see, memberships. */
function UserDependants({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const mailboxes = useQuery(mailboxesQueries.ownedBy(user.id));
  const owned = mailboxes.data?.rows;
  const addresses = useQueries({ queries: owned?.map(({ id }) => mailboxesQueries.addresses(id)) ?? [] });
  const delegations = useDelegations([user.id]);
  const memberships = useQuery(userGroupsQueries.count(user.id));
  return (
    <Dependants
      title={t('delete.dependants.title')}
      items={[
        {
          id: 'mailboxes',
          icon: MailboxesIcon,
          title: t('delete.dependants.mailboxes'),
          ...namedBy(mailboxes, ({ rows }) => rows.map((mailbox) => mailbox.name)),
          // Who owns more than a hundred sees the first of them by name.
          total: mailboxes.data?.totalRows,
          link: { to: usersPaths.details(user.id, 'access'), label: t('delete.dependants.seeMailboxes') },
        },
        {
          id: 'addresses',
          icon: EmailAddressesIcon,
          title: t('delete.dependants.addresses'),
          ...(owned === undefined || mailboxes.isError
            ? namedBy(mailboxes, () => [])
            : namedBy(together(addresses), (all) => all.map(({ address }) => addressInLetters(address)))),
          // Those of the mailboxes that were not read are not counted.
          isAtLeast: owned !== undefined && owned.length < (mailboxes.data?.totalRows ?? 0),
        },
        {
          id: 'delegations',
          icon: UsersIcon,
          title: t('delete.dependants.delegations'),
          ...delegations,
          link: { to: usersPaths.details(user.id, 'access'), label: t('delete.dependants.seeDelegations') },
        },
        {
          id: 'groups',
          icon: GroupsIcon,
          title: t('delete.dependants.groups'),
          ...countedBy(memberships),
          inWords: (count) => t('delete.dependants.leaves', { count }),
        },
      ]}
    />
  );
}

/** Asks before many users are deleted. */
export function UserBulkDelete(dialog: BulkDialogProps<User>) {
  const { t } = useTranslation(['users', 'objects']);
  const me = useMe();
  return (
    <BulkDeleteDialog
      {...dialog}
      targetOf={targetOf}
      whyNot={(user) => {
        const reason = whyNotDelete(user, me);
        const isMe = user.id === me.userId;
        const short = isMe ? t('bulk.delete.self') : t('objects:bulk.managed');
        return reason && { reason: t(reason), short, isFirst: isMe };
      }}
      deletion={deleteUsers}
      words={bulkDeleteWords(t)}
      renderConsequences={(going) => <DependantsOfMany users={going} />}
    />
  );
}

/** How many mailboxes are left without an owner, how many memberships end, and which mailboxes lose a delegate. */
function DependantsOfMany({ users }: { users: readonly User[] }) {
  const { t } = useTranslation(['users', 'objects']);
  const sums = useSumsOfEach(users, nameOf, [
    (queryClient, { id }) => queryClient.query(mailboxesQueries.ownedCount(id)),
    (queryClient, { id }) => queryClient.query(userGroupsQueries.count(id)),
  ]);
  const delegations = useDelegations(users.map(({ id }) => id));
  const words = [
    {
      inWords: (count: number) => t('objects:bulk.mailboxes', { count }),
      unknown: t('objects:bulk.mailboxesUnknown'),
    },
    {
      inWords: (count: number) => t('objects:bulk.memberships', { count }),
      unknown: t('objects:bulk.membershipsUnknown'),
    },
  ];
  const title = t('objects:bulk.delegations');
  return (
    <>
      <SumsInWords sums={sums} words={words} />
      <Dependants items={[{ id: 'delegations', icon: UsersIcon, title, ...delegations }]} />
    </>
  );
}
