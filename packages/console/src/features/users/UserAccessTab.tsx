import { Card, Split, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { LoaderFunction } from 'react-router';
import { mailboxesQueries } from '#queries/mailboxes.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { DelegatedMailboxes } from './parts/DelegatedMailboxes.tsx';
import { OwnedMailboxes } from './parts/OwnedMailboxes.tsx';
import { useUserOfPage } from './use-user-of-page.ts';

export const loader: LoaderFunction = ({ params, context }) => {
  const { queryClient } = servicesOf(context);
  queryClient.query(mailboxesQueries.ownedBy(params['userId'] ?? '')).catch(() => undefined);
  return null;
};

/** Which archived mail a person can reach: their own mailboxes, and those they are a delegate of. */
export function UserAccessTab() {
  const { t } = useTranslation('users');
  const user = useUserOfPage();
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
