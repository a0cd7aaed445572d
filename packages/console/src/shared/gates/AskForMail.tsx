import { TextField } from '@archive-console/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailMistake } from '#shared/form/text-rules.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import { GateForm } from './GateForm.tsx';
import type { MailRequest } from './use-mail-request.ts';

interface AskForMailProps {
  request: MailRequest;
  /** What the address field holds at first. */
  initial: string;
  /** The action in words. */
  submit: string;
  hint?: string;
  /** The page this is on is replaced in the history: its link no longer works. @default false */
  replace?: boolean;
}

/** An address, and the button that has a link sent there. */
export function AskForMail({ request, initial, submit, hint, replace = false }: AskForMailProps) {
  const { t } = useTranslation('gate');
  const [email, setEmail] = useState(initial);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const say = useWords();
  const mistake = emailMistake(email.trim());
  return (
    <GateForm
      request={request}
      submit={submit}
      onSubmit={() => {
        setTried(true);
        if (mistake === undefined) request.send(email, replace);
        else field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        label={t('email.label')}
        name="email"
        type="email"
        autoComplete="username"
        controlSize="lg"
        value={email}
        readOnly={request.isPending}
        hint={hint}
        error={tried && mistake && say(mistake)}
        onChange={(event) => {
          request.forget();
          setEmail(event.target.value);
        }}
      />
    </GateForm>
  );
}
