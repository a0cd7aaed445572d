import type { User } from '@archive-console/api-client';
import { Avatar, Badge, ListLead } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { nameOf } from '#queries/users.ts';
import { useRememberRow } from '#shared/list/opened-row.ts';
import { usersPaths } from '#shared/paths/users.ts';
import { useMe } from '../use-me.ts';

/** Who a row is about, as the link to their page. The list's place travels along, for the way back. */
export function UserLead({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { search } = useLocation();
  const remember = useRememberRow();
  const isMe = useMe().userId === user.id;
  const name = nameOf(user);
  return (
    <ListLead
      avatar={<Avatar name={name} />}
      after={isMe && <Badge>{t('list.row.you')}</Badge>}
      second={user.userName}
      // On a card the e-mail address follows, which mostly says the same.
      secondOnCard={![user.primaryEmail, user.primaryEmail.split('@')[0]].includes(user.userName)}
    >
      <Link to={{ pathname: usersPaths.details(user.id), search }} onClick={() => remember(user.id)}>
        {name}
      </Link>
    </ListLead>
  );
}
