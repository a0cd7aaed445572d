import { TENANT_ADMIN } from '@archive-console/api-client';
import type { AccountPerson } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { authenticationQueries } from '#queries/authentication.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { nameOf, usersQueries } from '#queries/users.ts';

/**
 * Who is signed in: the user name at once, the person behind it once that is wanted and may be read. The tenant's name
 * is there where a page has read it.
 */
export function useAccount(wanted: boolean): { userName: string; person: AccountPerson | undefined } {
  const session = useQuery(authenticationQueries.session()).data;
  const tenant = useQuery({ ...tenantsQueries.current(), enabled: false }).data?.name ?? undefined;
  const userId = session?.userId ?? '';
  const userName = session?.userName ?? '';
  const mayRead = userId !== '' && session?.roles.includes(TENANT_ADMIN) === true;
  const { data: user, isError } = useQuery({ ...usersQueries.detail(userId), enabled: wanted && mayRead });
  if (user !== undefined)
    return { userName, person: { name: nameOf(user), email: user.primaryEmail ?? undefined, tenant } };
  // Without an answer, the name they sign in by still says who it is.
  return { userName, person: isError || !mayRead ? { name: userName, tenant } : undefined };
}
