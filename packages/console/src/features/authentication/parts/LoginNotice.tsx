import type { ReactNode } from 'react';
import { hasCode } from '#shared/has-code.ts';
import { RefusalBanner } from '#shared/RefusalBanner.tsx';
import { SlowNotice } from '#shared/SlowNotice.tsx';
import type { Login } from '../use-login.ts';
import { ConnectorNotice } from './ConnectorNotice.tsx';

interface LoginNoticeProps {
  login: Login;
  isConnectorLost: boolean;
  refusal: ReactNode;
}

/** What stands above the sign-in form: a refusal, a connector that is down, or that it takes long. */
export function LoginNotice({ login, isConnectorLost, refusal }: LoginNoticeProps) {
  const { error, isPending } = login;
  if (isPending) return <SlowNotice waiting onStop={() => login.stop()} />;
  if (isConnectorLost || hasCode(error, 'CloudConnector.NotConnected')) return <ConnectorNotice />;
  return error === null ? refusal : <RefusalBanner error={error} />;
}
