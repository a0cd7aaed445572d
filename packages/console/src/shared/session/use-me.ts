import { useQuery } from '@tanstack/react-query';
import { authenticationQueries, type Session } from '#queries/authentication.ts';

const unknownUser = { userId: '' };

/** Who is signed in. The session is known before any screen of an area is shown. */
export function useMe(): Pick<Session, 'userId'> {
  return useQuery(authenticationQueries.session()).data ?? unknownUser;
}
