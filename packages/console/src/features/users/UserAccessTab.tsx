import { Card, Split, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { DelegatedMailboxes } from '#entities/mailboxes/DelegatedMailboxes.tsx';
import { OwnedMailboxes } from '#entities/mailboxes/OwnedMailboxes.tsx';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { useObject } from '#shared/details/use-object.ts';
import { userDetails } from './user-details.ts';

export const loader = detailsLoader({ param: 'userId', read: mailboxesQueries.allOwnedBy });

/** Which archived mail a person can reach: their own mailboxes, and those they are a delegate of. */
export function UserAccessTab() {
  const { t } = useTranslation('users');
  const user = useObject(userDetails);
  return (
    <Split
      side={
        <Card title={t('access.side.title')}>
          <Text tone="muted">{t('access.side.text')}</Text>
        </Card>
      }
    >
      <Stack gap={12}>
        <OwnedMailboxes user={user} />
        <DelegatedMailboxes user={user} />
      </Stack>
    </Split>
  );
}
