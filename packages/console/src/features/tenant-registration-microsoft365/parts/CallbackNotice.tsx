import { Banner, ErrorDetails, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import type { RegistrationActions } from '../use-registration.ts';
import { useNoticeWords } from '../use-notice-words.ts';

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
