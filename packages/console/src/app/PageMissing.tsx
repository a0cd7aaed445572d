import { MessagePage } from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { focusNewPage } from './use-focus-on-new-page.ts';

/** In place of a page whose file could not be fetched. Trying again goes the same way again; nothing else is loaded anew. */
export function PageMissing() {
  const { t } = useTranslation('home');
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  // The page that comes at the next try has the same address.
  useEffect(() => () => void focusNewPage(), []);
  return (
    <MessagePage
      reason="no-match"
      title={t('missingPart.title')}
      text={t('missingPart.text')}
      action={
        <RetryButton
          onRetry={() => void navigate(location, { replace: true })}
          isRetrying={state !== 'idle'}
        />
      }
    />
  );
}
