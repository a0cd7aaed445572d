import { Banner, Stack } from '@archive-console/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf, usersQueries } from '#queries/users.ts';
import { HolderNotice } from '#shared/form/HolderNotice.tsx';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { usersPaths } from '#shared/paths/users.ts';

/** Who has the user names or addresses that the service says are taken, with the way there. */
export function NameHolders({ names }: { names: readonly string[] }) {
  const { t } = useTranslation(['users', 'new-user', 'objects']);
  const reads = useQueries({ queries: names.map((name) => usersQueries.called(name)) });
  // While they are looked up, and where that fails, what the fields say is all that is known.
  if (names.length === 0 || reads.some(({ data }) => data === undefined)) return null;
  const holders = reads.flatMap(({ data: user }, index) =>
    user ? [{ user, name: names[index] ?? '' }] : [],
  );
  if (holders.length === 0) return <Banner role="status">{t('new-user:heldElsewhere')}</Banner>;
  return (
    <Stack gap={8}>
      {holders.map(({ user, name }) => (
        <HolderNotice
          key={name}
          to={usersPaths.details(user.id)}
          open={t('objects:addresses.holder.open', { name: nameOf(user) })}
        >
          <TypedWords words="new-user:heldBy" values={{ name, user: nameOf(user) }} />
        </HolderNotice>
      ))}
    </Stack>
  );
}
