import { Banner, ErrorDetails } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type CallbackError, callbackErrorOf } from '#shared/errors/callback-error.ts';

/** Why Microsoft led back without the consent. */
export function ConsentNotice() {
  const { t } = useTranslation('email-archive-configuration');
  const [search, setSearch] = useSearchParams();
  const error = callbackErrorOf(search.get('error'));
  if (error === undefined) return null;
  const kind = kindOf(error.reason);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t(`notice.${kind}.title`)}
      dismiss={{ label: t('notice.dismiss'), onDismiss: () => setSearch({}, { replace: true }) }}
    >
      {t(`notice.${kind}.text`)}
      {error.code !== undefined && <ErrorDetails code={error.code} />}
    </Banner>
  );
}

function kindOf(reason: CallbackError['reason']): 'declined' | 'wrongRole' | 'late' | 'other' {
  if (reason === 'declined' || reason === 'notGiven') return 'declined';
  if (reason === 'wrongRole' || reason === 'late') return reason;
  return reason === 'unasked' ? 'late' : 'other';
}
