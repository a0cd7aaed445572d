import type { User } from '@archive-console/api-client';
import {
  EmailAddressesIcon,
  GroupsIcon,
  Heading,
  MailboxesIcon,
  NoticeList,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@archive-console/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { usersQueries } from '#queries/users.ts';
import { useFormats } from '#shared/i18n/format.ts';

/** What hangs on a person, from the reads there are: mailboxes, their addresses, memberships. */
export function UserDependants({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const mailboxes = useQuery(mailboxesQueries.ownedBy(user.id));
  const owned = mailboxes.data?.rows;
  const addresses = useAddresses(owned?.map((mailbox) => mailbox.id));
  const groups = useQuery(usersQueries.groupCount(user.id));
  return (
    <Stack gap={8}>
      <Heading level={3}>{t('delete.hangs.title')}</Heading>
      <NoticeList
        items={[
          {
            id: 'mailboxes',
            icon: MailboxesIcon,
            tone: 'neutral',
            title: t('delete.hangs.mailboxes'),
            text: (
              <Hanging
                failed={mailboxes.isError}
                total={mailboxes.data?.totalRows}
                names={owned?.map((mailbox) => mailbox.name)}
              />
            ),
          },
          {
            id: 'addresses',
            icon: EmailAddressesIcon,
            tone: 'neutral',
            title: t('delete.hangs.addresses'),
            text: (
              <Hanging
                failed={mailboxes.isError || addresses.failed}
                total={addresses.names?.length}
                names={addresses.names}
              />
            ),
          },
          {
            id: 'groups',
            icon: GroupsIcon,
            tone: 'neutral',
            title: t('delete.hangs.groups'),
            text: (
              <Hanging
                failed={groups.isError}
                total={groups.data}
                inWords={(count) => t('delete.hangs.leaves', { count })}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

function useAddresses(mailboxIds: readonly string[] | undefined) {
  return useQueries({
    queries: (mailboxIds ?? []).map((id) => mailboxesQueries.addresses(id)),
    combine: (answers) => {
      const all = mailboxIds !== undefined && answers.every((answer) => answer.data !== undefined);
      return {
        failed: answers.some((answer) => answer.isError),
        names: all ? answers.flatMap(({ data }) => data ?? []).map(({ address }) => address) : undefined,
      };
    },
  });
}

const NAMED = 3;

interface HangingProps {
  failed: boolean;
  /** Left out while it is read. */
  total: number | undefined;
  /** What can be named; left out where only the number is known. */
  names?: readonly string[] | undefined;
  /** What the number means, where nothing is named. */
  inWords?: (total: number) => string;
}

function Hanging({ failed, total, names = [], inWords }: HangingProps) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  if (failed) {
    return (
      <Text as="span" tone="warning">
        {t('delete.hangs.unread')}
      </Text>
    );
  }
  if (total === undefined) {
    return (
      <>
        <VisuallyHidden>{t('delete.hangs.loading')}</VisuallyHidden>
        <Skeleton width="120px" />
      </>
    );
  }
  if (total === 0) return t('delete.hangs.none');
  const named = names.slice(0, NAMED);
  if (named.length === 0) return inWords?.(total) ?? formats.number(total);
  const more = total - named.length;
  return [...named, ...(more > 0 ? [t('delete.hangs.more', { count: more })] : [])].join(', ');
}
