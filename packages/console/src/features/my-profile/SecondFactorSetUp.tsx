import { CodeInput, NumberedList, QrCode, Text, TextLink } from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsSecondStepMutations } from '#queries/accounts-second-step.ts';
import { authenticationQueries } from '#queries/authentication.ts';
import { useAction } from '#shared/actions/use-action.ts';
import { errorSentence } from '#shared/errors/error-words.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useDirtyGuard } from '#shared/form/dirty-guard.ts';
import { GuardedDialog } from '#shared/form/GuardedDialog.tsx';
import { useQuery } from '@tanstack/react-query';

interface SecondFactorSetUpProps {
  /** The key of the authenticator (base32); without it, nothing is set up. */
  secret: string | undefined;
  onClose: () => void;
  /** It is on; the codes are empty where they were lost. */
  onCodes: (codes: readonly string[]) => void;
}

/** Sets up an authenticator: the key by a camera or by hand, then a code that shows that it works. */
export function SecondFactorSetUp({ secret, onClose, onCodes }: SecondFactorSetUpProps) {
  const { t } = useTranslation(['my-profile', 'shell']);
  const session = useQuery(authenticationQueries.session()).data;
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isRunning, refusal, forget } = useAction(
    accountsSecondStepMutations.enable((codes) => {
      setCode('');
      onCodes(codes);
    }),
    { refusals: 'here', tried: () => ['second factor'], done: () => t('factor.enable.done') },
  );
  // The recovery codes come with the answer: the page is not left before it is there.
  const guard = useDirtyGuard(secret !== undefined && code !== '');
  const words = useErrorWords(refusal);
  const check = (typed: string) => {
    setMissing(typed === '');
    if (typed !== '') void run({ twoFactorCode: typed });
  };
  const type = (typed: string) => {
    setCode(typed);
    setMissing(false);
    forget();
  };
  const key = secret ?? '';
  const link = authenticatorLink(t('shell:product'), session?.userName ?? '', key);
  return (
    <GuardedDialog
      isOpen={secret !== undefined}
      guard={guard}
      title={t('factor.enable.title')}
      submit={t('factor.enable.confirm')}
      onSubmit={() => check(code)}
      isSending={isRunning}
      onClose={() => {
        type('');
        onClose();
      }}
    >
      <NumberedList>
        <li>{t('factor.enable.app')}</li>
        <li>{t('factor.enable.scan')}</li>
        <li>{t('factor.enable.code')}</li>
      </NumberedList>
      <QrCode
        label={t('factor.enable.qr')}
        value={link}
        rawKey={{
          label: t('factor.enable.key'),
          value: inFours(key),
          words: { copy: t('factor.enable.copyKey') },
        }}
        failedText={t('factor.enable.qrFailed')}
      />
      <Text tone="muted">
        <TextLink
          render={({ children, ...props }) => (
            <a {...props} href={link}>
              {children}
            </a>
          )}
        >
          {t('factor.enable.here')}
        </TextLink>
      </Text>
      <CodeInput
        label={t('factor.enable.label')}
        value={code}
        onChange={type}
        onComplete={check}
        busy={isRunning}
        autoComplete="one-time-code"
        error={isMissing ? t('factor.enable.missing') : words && errorSentence(words)}
      />
    </GuardedDialog>
  );
}

/** What an authenticator is set up with, as a link that it opens or reads by its camera. */
function authenticatorLink(issuer: string, userName: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** A key in groups of four, as it is read and typed by hand. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
