import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { authenticationMutations, type Session } from '#queries/authentication.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { fetchSecondStep } from './fetch-second-step.ts';
import type { LoginValues } from './login-form.ts';
import type { BegunSignIn, SecondStepProps } from './second-step/begun-sign-in.ts';

export interface Login {
  isPending: boolean;
  /** Why the last try, or its second step, came to nothing. */
  error: Error | null;
  /** The second step, from the moment it is required. */
  secondStep: { Part: ComponentType<SecondStepProps>; begun: BegunSignIn } | undefined;
  send(values: LoginValues): void;
  /** Gives up waiting; the form keeps what was typed. */
  stop(): void;
  /** Takes a refusal away as soon as the person answers it. */
  forget(): void;
  /** Back to the password, with the reason why the second step has ended, if it has. */
  back(reason?: Error): void;
}

interface LoginOptions {
  onSignedIn(session: Session): unknown;
  /** The password was right, and is not needed any more. */
  onPasswordTaken(): void;
}

/** Signs in once per press, up to the second step. */
export function useLogin({ onSignedIn, onPasswordTaken }: LoginOptions): Login {
  const { i18n } = useServices();
  const attempt = useRef<AbortController>(undefined);
  const [secondStep, setSecondStep] = useState<Login['secondStep']>();
  const [reason, setReason] = useState<Error | null>(null);
  const mutation = useMutation({
    ...authenticationMutations.login(),
    async onSuccess(answer, { email, rememberMe, signal }) {
      if (answer !== 'second-step') return onSignedIn(answer);
      const startedAt = Date.now();
      const Part = await fetchSecondStep(i18n);
      if (signal.aborted) return undefined;
      onPasswordTaken();
      setSecondStep({ Part, begun: { userName: email, startedAt, rememberMe } });
      return undefined;
    },
  });
  const send = useOneAtATime(async ({ email, password, rememberMe }: LoginValues) => {
    const { signal } = (attempt.current = new AbortController());
    setReason(null);
    // A refusal is the mutation's own state: the form shows it.
    await mutation.mutateAsync({ email: email.trim(), password, rememberMe, signal }).catch(() => undefined);
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error ?? reason,
    secondStep,
    send: (values) => void send(values),
    stop() {
      attempt.current?.abort();
      mutation.reset();
    },
    forget() {
      if (mutation.isError) mutation.reset();
      setReason(null);
    },
    back(why) {
      mutation.reset();
      setReason(why ?? null);
      setSecondStep(undefined);
    },
  };
}
