import type { User } from '@archive-console/api-client';
import { Card, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccessControls, AccessProgress } from '#entities/access-review/AccessProgress.tsx';
import { useAccessIndex } from '#entities/access-review/use-access-index.ts';
import { MailboxNotices } from './MailboxNotices.tsx';
import { nameOf } from '#queries/users.ts';
import { RowsInPages } from '#shared/list/RowsInPages.tsx';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { accessReviewPaths } from '#shared/paths/access-review.ts';

/** The mailboxes a person may read as a delegate: found by asking every mailbox, so it says how far it is. */
export function DelegatedMailboxes({ user }: { user: User }) {
  const { t } = useTranslation('objects');
  const name = nameOf(user);
  const { index, reading } = useAccessIndex();
  const { phase, known, unread, error } = index;
  const found = known.flatMap(({ mailbox, delegates }) =>
    delegates.some(({ id }) => id === user.id) ? [mailbox] : [],
  );
  return (
    <Card
      title={t('mailboxes.delegated.title')}
      aside={<AccessControls index={index} reading={reading} />}
      footer={
        <TextLink render={(props) => <Link {...props} to={accessReviewPaths.byPerson(name)} />}>
          {t('mailboxes.delegated.review')}
        </TextLink>
      }
    >
      <Text tone="muted">{t('mailboxes.delegated.text', { name })}</Text>
      {phase === 'failed' ? (
        <LoadFailed error={error} onRetry={reading.resume} />
      ) : (
        <AccessProgress index={index} reading={reading} />
      )}
      {found.length > 0 && (
        <RowsInPages
          key={user.id}
          name="delegated"
          rows={found}
          search={t('mailboxes.search')}
          textOf={({ name: text }) => text}
        >
          {(shown) => <MailboxNotices mailboxes={shown} />}
        </RowsInPages>
      )}
      {found.length === 0 && phase === 'read' && unread.length === 0 && (
        <Text>{t('mailboxes.delegated.none', { name })}</Text>
      )}
    </Card>
  );
}
