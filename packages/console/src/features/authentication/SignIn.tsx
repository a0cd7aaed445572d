import { type ReactNode, useState } from 'react';
import type { Session } from '#queries/authentication.ts';
import { useServices } from '#shared/runtime/services.ts';
import { emptyLogin, type LoginValues } from './login-form.ts';
import { PasswordStep } from './parts/PasswordStep.tsx';
import type { GateHead } from './second-step/begun-sign-in.ts';
import { useLogin } from './use-login.ts';

interface SignInProps {
  /** The only user who may sign in here, by what the service takes. Left out, any user may. */
  userName?: string;
  /** The address that stands in the field at first. */
  email?: string | undefined;
  /** A refusal from elsewhere: what Microsoft led back with. */
  refusal?: ReactNode;
  /** Other ways to sign in, below the password. */
  children?: ReactNode;
  /** Takes the heading of a second step, and gives it back. */
  onHead?: ((head: GateHead | undefined) => void) | undefined;
  /** The sign-in succeeded. What the callback answers is awaited. */
  onSignedIn(session: Session): unknown;
}

/** Sign-in by e-mail and password, and its second step in their place where one is required. */
export function SignIn({ userName, email = '', refusal, children, onHead, onSignedIn }: SignInProps) {
  const [values, setValues] = useState<LoginValues>({ ...emptyLogin, email: userName ?? email });
  const { storage } = useServices();
  const takeIn = (session: Session) => {
    storage.write('signedInWith', values.email.trim());
    return onSignedIn(session);
  };
  const change = (part: Partial<LoginValues>) => setValues((current) => ({ ...current, ...part }));
  const login = useLogin({ onSignedIn: takeIn, onPasswordTaken: () => change({ password: '' }) });
  const { secondStep } = login;
  if (secondStep !== undefined) {
    const { Part, begun } = secondStep;
    return <Part begun={begun} onSignedIn={takeIn} onBack={login.back} onHead={onHead} />;
  }
  return (
    <>
      <PasswordStep
        login={login}
        values={values}
        isFixed={userName !== undefined}
        refusal={refusal}
        onChange={change}
      />
      {children}
    </>
  );
}
