import { LazyPart, lazyPart } from '@archive-console/ui';
import { useLocation, useOutletContext, useRevalidator, useSearchParams } from 'react-router';
import { handedEmail } from '#shared/gates/handed-email.ts';
import { OtherWays } from './parts/OtherWays.tsx';
import { SignIn } from './SignIn.tsx';

/** Few come back with an error: its words come when they are needed, and the form stands without them. */
const returnRefusal = lazyPart(async () => (await import('./parts/ReturnRefusal.tsx')).ReturnRefusal);

/** Sign-in of any user. The entry rules run again afterwards and decide where to go. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const error = search.get('error');
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <SignIn
      email={handedEmail(state)}
      refusal={<LazyPart of={returnRefusal} wanted={error !== null} props={() => ({ error })} />}
      onHead={useOutletContext()}
      onSignedIn={() => revalidate()}
    >
      <OtherWays wanted={search.get('continue')} />
    </SignIn>
  );
}
