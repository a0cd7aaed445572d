import { useQueryClient } from '@tanstack/react-query';
import { authenticationQueries } from '#queries/authentication.ts';
import { PublicSettings } from './PublicSettings.tsx';
import { SignedInMenu } from './SignedInMenu.tsx';

/** On the fatal page: the signed-in user's menu, else theme and language. It calls no service. */
export function FatalSettings() {
  const { queryKey } = authenticationQueries.session();
  const isSignedIn = useQueryClient().getQueryData(queryKey)?.isAuthenticated === true;
  return isSignedIn ? <SignedInMenu /> : <PublicSettings />;
}
