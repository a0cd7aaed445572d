import { TENANT_ADMIN } from '@archive-console/api-client';
import { Badge, Inline, Quiet, Skeleton, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usersQueries } from '#queries/users.ts';
import { useRoleName } from './roles.ts';

/** The roles of one row. They come after the list, and one that cannot be read is no reason to lose the row. */
export function UserRoleCell({ userId }: { userId: string }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const { data: roles, isError } = useQuery(usersQueries.rolesInList(userId));
  if (isError && roles === undefined) {
    return (
      <Quiet onCard>
        <Text as="span" tone="faint">
          {t('list.role.unknown')}
        </Text>
      </Quiet>
    );
  }
  if (roles === undefined) {
    return (
      <Badge aria-hidden>
        <Skeleton width="56px" />
      </Badge>
    );
  }
  if (roles.length === 0) return <Quiet>{t('list.role.user')}</Quiet>;
  return (
    <Inline gap={4}>
      {roles.map((role) =>
        role === TENANT_ADMIN ? (
          <Badge key={role} tone="accent">
            {roleName(role)}
          </Badge>
        ) : (
          <Quiet key={role} onCard>
            {roleName(role)}
          </Quiet>
        ),
      )}
    </Inline>
  );
}
