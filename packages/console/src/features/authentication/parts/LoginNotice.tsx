import { Banner, TextButton } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '#shared/use-error-words.ts';
import { useIsSlow } from '#shared/use-is-slow.ts';
import type { Login } from '../use-login.ts';

/** What stands above the sign-in form: a refusal, a connector that is down, or that it takes long. */
export function LoginNotice({ login, connectorLost }: { login: Login; connectorLost: boolean }) {
  const { t } = useTranslation('authentication');
  const refusal = useErrorWords(login.error);
  const slow = useIsSlow(login.isPending);
  if (refusal !== undefined) {
    return (
      <Banner tone="danger" title={refusal.title} role="alert">
        {refusal.text}
      </Banner>
    );
  }
  if (slow) {
    return (
      <Banner
        tone="info"
        title={t('login.slow.text')}
        role="status"
        action={<TextButton onClick={() => login.stop()}>{t('login.slow.stop')}</TextButton>}
      />
    );
  }
  if (!connectorLost) return null;
  return (
    <Banner tone="warning" title={t('login.connector.title')} role="status">
      {t('login.connector.text')}
    </Banner>
  );
}
