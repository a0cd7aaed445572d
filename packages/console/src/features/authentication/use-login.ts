import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { authenticationMutations } from '#queries/authentication.ts';
import { useOneAtATime } from '#shared/use-one-at-a-time.ts';
import type { LoginValues } from './login-form.ts';

export interface Login {
  isPending: boolean;
  error: Error | null;
  send(values: LoginValues): void;
  /** Gives up waiting; the form keeps what was typed. */
  stop(): void;
  /** Takes a refusal away as soon as the person answers it. */
  forget(): void;
}

/** Signs in once per press. Where to go then is the entry rules' business: they run again. */
export function useLogin({ onRefused }: { onRefused: () => void }): Login {
  const { revalidate } = useRevalidator();
  const attempt = useRef<AbortController>(undefined);
  const mutation = useMutation({
    ...authenticationMutations.login(),
    onSuccess: () => revalidate(),
    onError: onRefused,
  });
  const send = useOneAtATime(async ({ email, password, rememberMe }: LoginValues) => {
    attempt.current = new AbortController();
    // A refusal is the mutation's own state: the form shows it.
    await mutation
      .mutateAsync({ email: email.trim(), password, rememberMe, signal: attempt.current.signal })
      .catch(() => undefined);
  });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    send: (values) => void send(values),
    stop() {
      attempt.current?.abort();
      mutation.reset();
    },
    forget() {
      if (mutation.isError) mutation.reset();
    },
  };
}
