import type { User } from '@archive-console/api-client';
import { useOutletContext } from 'react-router';

/** The person a tab or a dialog is about, given by the details around it. */
export function useUserOfPage(): User {
  return useOutletContext<User>();
}
