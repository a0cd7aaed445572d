import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { SentMail } from './sent-mail.ts';

/** Asking for a mail with a link, on a page before sign-in. */
export interface MailRequest {
  isPending: boolean;
  error: Error | null;
  send(email: string, replace?: boolean): void;
  /** Takes a refusal away as soon as the person answers it. */
  forget(): void;
}

/** Asks for one mail per press, then goes to the page that says where it went. */
export function useMailRequest(
  options: UseMutationOptions<undefined, Error, { email: string }>,
  path: string,
): MailRequest {
  const { storage } = useServices();
  const navigate = useNavigate();
  const { mutateAsync, isPending, isError, error, reset } = useMutation(options);
  const send = useOneAtATime(async (email: string, replace: boolean) => {
    storage.write('askedEmail', email);
    const isSent = await mutateAsync({ email }).then(
      () => true,
      () => false,
    );
    if (!isSent) return;
    const state: SentMail = { email, sentAt: Date.now() };
    await navigate(path, { state, replace });
  });
  return {
    isPending,
    error,
    send: (email, replace = false) => void send(email.trim(), replace),
    forget() {
      if (isError) reset();
    },
  };
}
