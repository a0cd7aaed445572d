import { Button, MicrosoftIcon, RetryIcon } from '@archive-console/ui';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { microsoft365Ways } from '#queries/tenants-microsoft365.ts';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { ContractMatter } from '../contract.ts';

/** The one thing that helps with what leads the page. */
export function ContractAction({ matter }: { matter: ContractMatter }) {
  const { t } = useTranslation('dashboard');
  const { leaveTo } = useServices();
  const queryClient = useQueryClient();
  if (matter.kind === 'consent') {
    return (
      <Button
        design="primary"
        icon={MicrosoftIcon}
        onClick={() => leaveTo(microsoft365Ways.consent(queryClient))}
      >
        {t('state.giveConsent')}
      </Button>
    );
  }
  if (matter.kind === 'trialOver') {
    const { queryKey } = tenantSubscriptionsQueries.current();
    return <CheckAgain queryKey={queryKey}>{t('state.checkPlan')}</CheckAgain>;
  }
  if (matter.kind === 'connector') {
    const { queryKey } = cloudConnectorQueries.status();
    return <CheckAgain queryKey={queryKey}>{t('state.checkConnector')}</CheckAgain>;
  }
  return null;
}

function CheckAgain({ queryKey, children }: { queryKey: readonly unknown[]; children: string }) {
  const queryClient = useQueryClient();
  const isChecking = useIsFetching({ queryKey }) > 0;
  return (
    <Button icon={RetryIcon} busy={isChecking} onClick={() => void queryClient.refetchQueries({ queryKey })}>
      {children}
    </Button>
  );
}
