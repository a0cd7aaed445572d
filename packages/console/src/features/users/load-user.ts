import type { LoaderFunction } from 'react-router';
import { usersQueries } from '#queries/users.ts';
import { servicesOf } from '#shared/runtime/services.ts';

/** Starts reading the person of the address. */
export const loadUser: LoaderFunction = ({ params, context }) => {
  const { queryClient } = servicesOf(context);
  queryClient.query(usersQueries.detail(params['userId'] ?? '')).catch(() => undefined);
  return null;
};

/** Starts reading what roles the person of the address holds. */
export const loadRoles: LoaderFunction = ({ params, context }) => {
  const { queryClient } = servicesOf(context);
  queryClient.query(usersQueries.roles(params['userId'] ?? '')).catch(() => undefined);
  return null;
};
