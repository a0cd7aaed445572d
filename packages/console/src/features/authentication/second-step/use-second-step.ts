import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { secondStepMutations, type SecondStepWay } from '#queries/authentication-second-step.ts';
import { myProfilePaths } from '#shared/paths/my-profile.ts';
import { useServices } from '#shared/runtime/services.ts';
import { useOneAtATime } from '#shared/actions/use-one-at-a-time.ts';
import type { SecondStepProps } from './begun-sign-in.ts';
import { codeToSend, placeOf } from './second-step-rules.ts';

/** The second step of one sign-in: the way, what was typed, and one request at a time. */
export function useSecondStep({ begun, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useTranslation('authentication-second-step');
  const { toasts } = useServices();
  const navigate = useNavigate();
  const [way, setWay] = useState<SecondStepWay>('authenticator');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [rememberMachine, setRememberMachine] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  /** Nothing helps here any more: the password is asked for again. */
  const onError = (error: Error) => {
    if (placeOf(error) === 'password') onBack(error);
  };
  const finish = useMutation({
    ...secondStepMutations.finish(),
    onSuccess(session, proof) {
      if (proof.way === 'recovery-code')
        toasts.show({
          tone: 'warning',
          title: t('recovery-code.used'),
          text: t('recovery-code.usedText'),
          action: {
            label: t('recovery-code.security'),
            onAction: () => void navigate(myProfilePaths.home('security')),
          },
        });
      return onSignedIn(session);
    },
    onError,
  });
  const mail = useMutation({ ...secondStepMutations.sendCode(), onError });

  // One at a time also of the two together: a new mail makes the code that is being checked worthless.
  const once = useOneAtATime((action: (signal: AbortSignal) => Promise<unknown>) => {
    attempt.current = new AbortController();
    // A refusal is the mutation's own state: the form shows it.
    return action(attempt.current.signal).then(
      () => undefined,
      () => undefined,
    );
  });
  const sendCode = () => {
    finish.reset();
    setCode('');
    void once((signal) => mail.mutateAsync(signal));
  };

  return {
    way,
    code,
    rememberMachine,
    /** It was to be sent before there was one. */
    isMissing,
    /** When the newest mail was asked for, in milliseconds since 1970. */
    sentAt: mail.data,
    isChecking: finish.isPending,
    isMailing: mail.isPending,
    error: finish.error ?? mail.error,
    setRememberMachine,
    type(next: string) {
      if (finish.isError) finish.reset();
      setMissing(false);
      setCode(next);
    },
    check(given: string) {
      setMissing(given.trim() === '');
      if (given.trim() === '') return;
      const proof = { way, code: codeToSend(way, given), rememberMachine, rememberMe: begun.rememberMe };
      void once((signal) => finish.mutateAsync({ ...proof, signal }));
    },
    sendCode,
    choose(next: SecondStepWay) {
      finish.reset();
      setMissing(false);
      setCode('');
      setWay(next);
      // Who comes back to the mail has it already.
      if (next === 'email' && mail.data === undefined) sendCode();
    },
    stop() {
      attempt.current?.abort();
      finish.reset();
      if (mail.isPending) mail.reset();
    },
  };
}

export type SecondStepState = ReturnType<typeof useSecondStep>;
