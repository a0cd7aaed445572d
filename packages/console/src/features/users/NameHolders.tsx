import { Banner, Stack, TextLink } from '@archive-console/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nameOf, usersQueries } from '#queries/users.ts';
import { TypedWords } from '#shared/form/TypedWords.tsx';
import { usersPaths } from '#shared/paths/users.ts';

/** Who has the user names or addresses that the service says are taken, with the way there. */
export function NameHolders({ names }: { names: readonly string[] }) {
  const { t } = useTranslation(['users', 'objects']);
  const reads = useQueries({ queries: names.map((name) => usersQueries.called(name)) });
  // While they are looked up, and where that fails, what the fields say is all that is known.
  if (reads.some(({ data }) => data === undefined)) return null;
  const holders = reads.flatMap(({ data: user }, index) =>
    user ? [{ user, name: names[index] ?? '' }] : [],
  );
  if (names.length === 0) return null;
  if (holders.length === 0) return <Banner role="status">{t('create.heldElsewhere')}</Banner>;
  return (
    <Stack gap={8}>
      {holders.map(({ user, name }) => (
        <Banner
          key={name}
          role="status"
          action={
            <TextLink render={(props) => <Link {...props} to={usersPaths.details(user.id)} />}>
              {t('objects:addresses.holder.open', { name: nameOf(user) })}
            </TextLink>
          }
        >
          <TypedWords words="users:create.heldBy" values={{ name, user: nameOf(user) }} />
        </Banner>
      ))}
    </Stack>
  );
}
