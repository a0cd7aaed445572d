import { Banner, CopyButton } from '@archive-console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionNotKept } from '#queries/authentication.ts';
import { hasCode } from '#shared/errors/has-code.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { SlowNotice } from '#shared/loading/SlowNotice.tsx';
import type { Login } from '../use-login.ts';

interface LoginNoticeProps {
  login: Login;
  isConnectorLost: boolean;
  refusal: ReactNode;
}

/** What stands above the sign-in form: a refusal, a connector that is down, or that it takes long. */
export function LoginNotice({ login, isConnectorLost, refusal }: LoginNoticeProps) {
  const { t } = useTranslation('authentication');
  const { error, isPending } = login;
  if (isPending) return <SlowNotice waiting onStop={() => login.stop()} />;
  if (isConnectorLost || hasCode(error, 'CloudConnector.NotConnected')) return <ConnectorNotice />;
  if (error instanceof SessionNotKept) {
    return (
      <Banner tone="danger" role="alert" title={t('login.notKept.title')}>
        {t('login.notKept.text')}
      </Banner>
    );
  }
  return error === null ? refusal : <RefusalBanner error={error} />;
}

/** The account signs in through a connector that is down: who can mend that, and a message to hand over to them. */
function ConnectorNotice() {
  const { t } = useTranslation('authentication');
  return (
    <Banner
      tone="warning"
      title={t('login.connector.title')}
      role="alert"
      action={<CopyButton text={t('login.connector.message')} words={{ copy: t('login.connector.copy') }} />}
    >
      {t('login.connector.text')}
    </Banner>
  );
}
