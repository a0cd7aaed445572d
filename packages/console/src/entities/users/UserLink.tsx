import type { User } from '@archive-console/api-client';
import { TextLink } from '@archive-console/ui';
import { Link } from 'react-router';
import { nameOf } from '#queries/users.ts';
import { usersPaths } from '#shared/paths/users.ts';

/** A user among the facts of another object, as the link to their page. */
export function UserLink({ user }: { user: User }) {
  return (
    <TextLink render={(props) => <Link {...props} to={usersPaths.details(user.id)} />}>
      {nameOf(user)}
    </TextLink>
  );
}
