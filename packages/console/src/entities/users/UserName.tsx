import type { User } from '@archive-console/api-client';
import { Avatar, Badge, ListLead } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useInLetters } from '#entities/trusted-domains/use-in-letters.ts';
import { nameOf } from '#queries/users.ts';
import { RowLink } from '#shared/list/RowLink.tsx';
import { usersPaths } from '#shared/paths/users.ts';
import { useMe } from '#shared/session/use-me.ts';

/** Who a row is about, as the link to their page. */
export function UserName({ user }: { user: User }) {
  const { t } = useTranslation('area');
  const isMe = useMe().userId === user.id;
  const name = nameOf(user);
  return (
    <ListLead
      avatar={<Avatar name={name} />}
      after={isMe && <Badge>{t('users.you')}</Badge>}
      second={useInLetters(user.userName)}
      // On a card the e-mail address follows, which mostly says the same.
      secondOnCard={![user.primaryEmail, user.primaryEmail.split('@')[0]].includes(user.userName)}
    >
      <RowLink rowId={user.id} to={usersPaths.details(user.id)}>
        {name}
      </RowLink>
    </ListLead>
  );
}
