import type { Mailbox, User } from '@archive-console/api-client';
import { EmptyState, Skeleton } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressInLetters } from '#entities/email-addresses/AddressInLetters.tsx';
import { MailboxNotices } from './MailboxNotices.tsx';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { nameOf } from '#queries/users.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { RowsInPages } from '#shared/list/RowsInPages.tsx';
import { ReadCard } from '#shared/loading/ReadCard.tsx';

/** The mailboxes that belong to a person, each with its addresses. */
export function OwnedMailboxes({ user }: { user: User }) {
  const { t } = useTranslation('objects');
  const formats = useFormats();
  const query = mailboxesQueries.allOwnedBy(user.id);
  const total = useQuery(query).data?.length ?? 0;
  return (
    <ReadCard
      title={t('mailboxes.owned.title')}
      query={query}
      loading={t('mailboxes.owned.loading')}
      stopped={t('mailboxes.owned.stopped')}
      aside={total > 0 && formats.number(total)}
    >
      {(mailboxes) => <Owned key={user.id} user={user} mailboxes={mailboxes} />}
    </ReadCard>
  );
}

function Owned({ user, mailboxes }: { user: User; mailboxes: readonly Mailbox[] }) {
  const { t } = useTranslation('objects');
  if (mailboxes.length === 0) {
    return (
      <EmptyState
        titleLevel={3}
        title={t('mailboxes.owned.empty.title', { name: nameOf(user) })}
        text={t('mailboxes.owned.empty.text')}
      />
    );
  }
  return (
    <RowsInPages name="owned" rows={mailboxes} search={t('mailboxes.search')} textOf={({ name }) => name}>
      {(shown) => <MailboxNotices mailboxes={shown} renderText={({ id }) => <Addresses mailboxId={id} />} />}
    </RowsInPages>
  );
}

function Addresses({ mailboxId }: { mailboxId: string }) {
  const { t } = useTranslation('objects');
  const { data, isError } = useQuery(mailboxesQueries.addresses(mailboxId));
  if (data?.length === 0) return t('mailboxes.addresses.none');
  if (data !== undefined)
    return data.map(({ address }, index) => (
      <Fragment key={address}>
        {index > 0 && ', '}
        <AddressInLetters inSentence>{address}</AddressInLetters>
      </Fragment>
    ));
  return isError ? t('mailboxes.addresses.failed') : <Skeleton width="200px" />;
}
