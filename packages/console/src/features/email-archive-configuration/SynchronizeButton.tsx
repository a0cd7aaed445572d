import { Button, DownloadIcon } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundJobsQueries } from '#queries/background-jobs.ts';
import { microsoft365Mutations } from '#queries/tenants-microsoft365.ts';
import { useAction } from '#shared/actions/use-action.ts';

/** Brings users, groups and mailboxes over now; what arrives is shown by the hub. */
export function SynchronizeButton({ hasConsent }: { hasConsent: boolean | undefined }) {
  const { t } = useTranslation('email-archive-configuration');
  const { data: jobs = [], isError } = useQuery(backgroundJobsQueries.active());
  const isUnderWay = jobs.some(({ jobType }) => jobType === 'TenantSynchronization');
  const [isStarted, setStarted] = useState(false);
  const { run, isRunning } = useAction(microsoft365Mutations.synchronize(), {
    done: () => t('synchronization.started'),
    failed: () => t('synchronization.failed'),
    onDone: () => setStarted(true),
  });
  return (
    <Button
      icon={DownloadIcon}
      busy={isRunning}
      disabledReason={whyNot()}
      onClick={() => void run(undefined)}
    >
      {t('synchronization.start')}
    </Button>
  );

  function whyNot(): string | undefined {
    if (isUnderWay) return t('synchronization.underWay');
    if (isStarted && isError) return t('synchronization.unread');
    return hasConsent === false ? t('synchronization.noConsent') : undefined;
  }
}
