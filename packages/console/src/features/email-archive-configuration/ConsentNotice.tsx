import { Banner, ErrorDetails } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { type CallbackError, callbackErrorOf } from '#shared/errors/callback-error.ts';

/** Why Microsoft led back without the consent. */
export function ConsentNotice() {
  const { t } = useTranslation('email-archive-configuration');
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const error = callbackErrorOf(search.get('error'));
  if (error === undefined) return null;
  const { title, text } = noticeOf(error.reason);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={title}
      dismiss={{
        label: t('notice.dismiss'),
        onDismiss: () => changeAddress(() => ({ search: new URLSearchParams(), replace: true })),
      }}
    >
      {text}
      {error.code !== undefined && <ErrorDetails code={error.code} />}
    </Banner>
  );

  function noticeOf(reason: CallbackError['reason']): { title: string; text: string } {
    if (reason === 'declined' || reason === 'notGiven')
      return { title: t('notice.declined.title'), text: t('notice.declined.text') };
    if (reason === 'wrongRole')
      return { title: t('notice.wrongRole.title'), text: t('notice.wrongRole.text') };
    if (reason === 'late' || reason === 'unasked')
      return { title: t('notice.late.title'), text: t('notice.late.text') };
    return { title: t('notice.other.title'), text: t('notice.other.text') };
  }
}
