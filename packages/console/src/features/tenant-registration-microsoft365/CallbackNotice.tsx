import { ApiError } from '@archive-console/api-client';
import { Banner, ErrorDetails, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type CallbackError, callbackErrorOf } from '#shared/errors/callback-error.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import type { RegistrationActions } from './use-registration.ts';

/** What went wrong on the way to Microsoft and back. How to try again stands below, with the state. */
export function CallbackNotice({ actions: { error, forgetError } }: { actions: RegistrationActions }) {
  const { t } = useTranslation('tenant-registration-microsoft365');
  const wordsOf = useNoticeWords();
  if (error === undefined) return null;
  const { title, text } = wordsOf(error);
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      dismiss={{ label: t('notice.dismiss'), onDismiss: () => void forgetError() }}
    >
      <Stack as="div" gap={4}>
        <Text>{text}</Text>
        <ErrorDetails code={error.code} />
      </Stack>
    </Banner>
  );
}

/** Why the registration could not be ended: in the words of this page, where a code means something else here. */
export function RegistrationRefusal({ error }: { error: Error | null }) {
  const wordsOf = useNoticeWords();
  if (error === null) return null;
  const known = error instanceof ApiError ? callbackErrorOf(error.code) : undefined;
  if (known === undefined || known.reason === 'unknown') return <RefusalBanner error={error} />;
  const { title, text } = wordsOf(known);
  return (
    <Banner tone="danger" role="alert" title={title}>
      {text}
    </Banner>
  );
}

const keys = {
  declined: ['notice.declined.title', 'notice.declined.text'],
  notGiven: ['notice.notGiven.title', 'notice.notGiven.text'],
  wrongRole: ['notice.wrongRole.title', 'notice.wrongRole.text'],
  signIn: ['notice.signIn.title', 'notice.signIn.text'],
  account: ['notice.account.title', 'notice.account.text'],
  refusedRequest: ['notice.refusedRequest.title', 'notice.refusedRequest.text'],
  busy: ['notice.busy.title', 'notice.busy.text'],
  registered: ['notice.registered.title', 'notice.registered.text'],
  tenantType: ['notice.tenantType.title', 'notice.tenantType.text'],
  unusable: ['notice.unusable.title', 'notice.unusable.text'],
  late: ['notice.late.title', 'notice.late.text'],
  unasked: ['notice.unasked.title', 'notice.unasked.text'],
  noRegistration: ['notice.noRegistration.title', 'notice.noRegistration.text'],
  movedOn: ['notice.movedOn.title', 'notice.movedOn.text'],
  unknown: ['notice.unknown.title', 'notice.unknown.text'],
} as const satisfies Record<CallbackError['reason'], readonly [string, string]>;

/** An error of the way to Microsoft and back, in words. */
function useNoticeWords() {
  const { t } = useTranslation('tenant-registration-microsoft365');
  return ({ reason, code }: CallbackError): { title: string; text: string } => {
    const [title, text] = keys[reason];
    return { title: t(title), text: code === undefined ? t('notice.unreadable.text') : t(text) };
  };
}
