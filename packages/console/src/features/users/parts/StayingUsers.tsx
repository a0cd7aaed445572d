import type { User } from '@archive-console/api-client';
import { BulletList, Heading, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#queries/users.ts';
import { useMe } from '../use-me.ts';
import { whyNotDelete } from '../user-rules.ts';

const NAMED = 4;

/** Who of those selected is not deleted, and why; oneself first. Nothing where nobody stays. */
export function StayingUsers({ users }: { users: readonly User[] }) {
  const { t } = useTranslation('users');
  const me = useMe();
  const isMe = (user: User) => user.id === me.userId;
  const staying = users
    .filter((user) => whyNotDelete(user, me) !== undefined)
    .toSorted((one, other) => Number(isMe(other)) - Number(isMe(one)));
  // "And 1 more" would be longer than the name it hides.
  const rest = staying.length > NAMED + 1 ? staying.length - NAMED : 0;
  if (staying.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Heading level={3}>{t('bulk.delete.staying')}</Heading>
      <BulletList>
        {staying.slice(0, staying.length - rest).map((user) => (
          <Text key={user.id} as="li">
            {`${nameOf(user)}, `}
            <Text as="span" tone="muted">
              {isMe(user) ? t('bulk.delete.self') : t('bulk.delete.managed')}
            </Text>
          </Text>
        ))}
        {rest > 0 && (
          <Text as="li" tone="muted">
            {t('bulk.delete.more', { count: rest })}
          </Text>
        )}
      </BulletList>
    </Stack>
  );
}
