import {
  Button,
  ButtonLink,
  DashboardIcon,
  MicrosoftIcon,
  PageHeader,
  RetryIcon,
  Skeleton,
  TextButton,
} from '@archive-console/ui';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';
import { tenantSubscriptionsQueries } from '#queries/tenant-subscriptions.ts';
import { microsoft365Ways } from '#queries/tenants-microsoft365.ts';
import { tenantsQueries } from '#queries/tenants.ts';
import { useTimeOfDay } from '#shared/i18n/use-time-of-day.ts';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { tenantSubscriptionsPaths } from '#shared/paths/tenant-subscriptions.ts';
import { useServices } from '#shared/runtime/services.ts';
import type { ContractMatter } from '../contract.ts';
import type { Headline } from './use-headline.ts';

interface StateHeaderProps {
  /** Left out while it is on its way. */
  headline: Headline | undefined;
  /** Nothing could be read, and the page says so below. */
  hasFailed: boolean;
  /** How many matters need the reader. */
  matters: number;
  /** Leads to the card that names them. */
  onShowMatters: () => void;
  /** Age of the oldest figure of the page. */
  asOf: Date;
}

/** The page's first line: how archiving stands, what needs the reader, and the age of the figures. */
export function StateHeader({ headline, hasFailed, matters, onShowMatters, asOf }: StateHeaderProps) {
  const { t } = useTranslation('dashboard');
  const timeOf = useTimeOfDay();
  if (hasFailed) {
    return <PageHeader icon={DashboardIcon} headline title={t('title')} sentence={t('state.failedText')} />;
  }
  if (headline === undefined) {
    return (
      <PageHeader icon={DashboardIcon} headline title={t('title')} sentence={<Skeleton width="38ch" />} />
    );
  }
  const { title, sentence, matter, retry, ...look } = headline;
  const age = Number.isNaN(asOf.getTime()) ? '' : t('state.asOf', { time: timeOf(asOf) });
  const leads = retry === undefined || matter?.kind === 'consent';
  return (
    <PageHeader
      {...look}
      headline
      title={
        <>
          {title}
          {matters > 0 && (
            <>
              {' '}
              <TextButton onClick={onShowMatters}>{t('state.attention', { count: matters })}</TextButton>
            </>
          )}
        </>
      }
      sentence={[sentence, age].filter(Boolean).join(' ')}
      actions={leads ? matter && <ContractAction matter={matter} /> : <RetryButton onRetry={retry} />}
    />
  );
}

/** The one thing that helps with what leads the page. */
function ContractAction({ matter }: { matter: ContractMatter }) {
  const { t } = useTranslation('dashboard');
  const { leaveTo } = useServices();
  const queryClient = useQueryClient();
  const isBilled = useQuery(tenantsQueries.current()).data?.isBillingActivated === true;
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
  if (matter.kind === 'connector') {
    const { queryKey } = cloudConnectorQueries.status();
    return <CheckAgain queryKey={queryKey}>{t('state.checkConnector')}</CheckAgain>;
  }
  const isOver = matter.kind === 'trialOver';
  if (isBilled && !matter.isManaged) {
    return (
      <ButtonLink
        design={isOver ? 'primary' : 'secondary'}
        render={(props) => <Link {...props} to={tenantSubscriptionsPaths.edit()} />}
      >
        {t('state.activate')}
      </ButtonLink>
    );
  }
  if (!isOver) return null;
  // It is activated elsewhere.
  const { queryKey } = tenantSubscriptionsQueries.current();
  return <CheckAgain queryKey={queryKey}>{t('state.checkPlan')}</CheckAgain>;
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
