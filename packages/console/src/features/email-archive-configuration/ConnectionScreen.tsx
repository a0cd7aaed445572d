import { Button, Inline, MicrosoftIcon, Page, PageHeader, RetryIcon, Split } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { type LoaderFunction, Outlet } from 'react-router';
import { tenantSettingsQueries } from '#queries/tenants-settings.ts';
import { microsoft365Queries } from '#queries/tenants-microsoft365.ts';
import { cloudConnectorQueries } from '#queries/cloud-connector.ts';
import { serviceQueries } from '#queries/service.ts';
import { beginReads } from '#shared/loading/begin-reads.ts';
import { servicesOf } from '#shared/runtime/services.ts';
import { ArchiveDomainCard } from './ArchiveDomainCard.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';
import { ImpersonationCard } from './ImpersonationCard.tsx';
import { SynchronizeButton } from './SynchronizeButton.tsx';
import { type ConnectionChecks, useConnectionChecks } from './use-connection-checks.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { queryClient } = servicesOf(context);
  return beginReads(
    queryClient.query(microsoft365Queries.permissions()),
    queryClient.query(microsoft365Queries.journalRule()),
    queryClient.query(cloudConnectorQueries.status()),
    queryClient.query(tenantSettingsQueries.options()),
    queryClient.query(serviceQueries.environment()),
  );
};

/** Whether mail of the organization at Microsoft reaches the archive, and what is missing for it. */
export function ConnectionScreen() {
  const { t } = useTranslation('email-archive-configuration');
  const checks = useConnectionChecks();
  const sentence = useSentence(checks);
  return (
    <Page>
      <PageHeader
        icon={MicrosoftIcon}
        title={t('title')}
        {...sentence}
        actions={
          <Inline gap={8}>
            <Button icon={RetryIcon} busy={checks.isChecking} onClick={checks.checkAgain}>
              {t('checks.again')}
            </Button>
            <SynchronizeButton hasConsent={checks.consent.isGood} />
          </Inline>
        }
      />
      <ConsentNotice />
      <Split
        sideWidth="wide"
        side={
          <>
            <ImpersonationCard />
            <ArchiveDomainCard />
          </>
        }
      >
        <ChecksCard checks={checks} />
      </Split>
      <Outlet />
    </Page>
  );
}

/** Nothing is called complete before every check has an answer. */
function useSentence({ consent, role, journal, connector, account, isChecking }: ConnectionChecks) {
  const { t } = useTranslation('email-archive-configuration');
  const all = [consent, role, journal, connector, account];
  const open = all.filter(({ isGood }) => isGood === false).length;
  const isWhole = all.every(({ isGood }) => isGood !== undefined);
  const unread = isChecking ? t('sentence.checking') : t('sentence.unread');
  if (open === 0) return { sentence: isWhole ? t('sentence.good') : unread };
  const missing = t('sentence.open', { count: open });
  return { sentence: isWhole ? missing : `${missing} ${unread}`, tone: 'warning' } as const;
}
