import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation, useOutletContext, useRevalidator, useSearchParams } from 'react-router';
import { handedEmail } from '#shared/gates/handed-email.ts';
import { OtherWays } from './parts/OtherWays.tsx';
import { SignIn } from './SignIn.tsx';
import { useTakeOver } from './take-over.ts';

/** Few come back with an error: its words come when they are needed, and the form stands without them. */
const ReturnRefusal = lazy(async (): Promise<{ default: ComponentType<{ error: string }> }> => {
  try {
    return { default: (await import('./parts/ReturnRefusal.tsx')).ReturnRefusal };
  } catch {
    return { default: () => null };
  }
});

/** Sign-in of any user. The entry rules run again afterwards and decide where to go. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const error = search.get('error');
  const { state } = useLocation();
  const { revalidate } = useRevalidator();
  useTakeOver();
  return (
    <SignIn
      email={handedEmail(state)}
      refusal={
        error !== null && (
          <Suspense>
            <ReturnRefusal error={error} />
          </Suspense>
        )
      }
      onHead={useOutletContext()}
      onSignedIn={() => revalidate()}
    >
      <OtherWays wanted={search.get('continue')} />
    </SignIn>
  );
}
