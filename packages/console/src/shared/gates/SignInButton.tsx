import { ButtonLink } from '@archive-console/ui';
import { Link } from 'react-router';
import { authenticationPaths } from '#shared/paths/authentication.ts';

/** On to the sign-in, where all is done. The used link it stands on is nothing to come back to. */
export function SignInButton({ children }: { children: string }) {
  return (
    <ButtonLink
      design="primary"
      size="lg"
      fullWidth
      render={(props) => <Link {...props} to={authenticationPaths.login()} replace />}
    >
      {children}
    </ButtonLink>
  );
}
