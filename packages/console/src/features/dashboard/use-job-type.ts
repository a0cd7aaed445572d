import type { BackgroundJob } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What a kind of job is called; one the console does not know is shown as the service writes it. */
export function useJobType(): (job: BackgroundJob) => string {
  const { t } = useTranslation('dashboard');
  return ({ jobType }) => {
    switch (jobType) {
      case 'UmaImport':
        return t('jobs.type.UmaImport');
      case 'MailboxImport':
        return t('jobs.type.MailboxImport');
      case 'TenantSynchronization':
        return t('jobs.type.TenantSynchronization');
      default:
        return jobType;
    }
  };
}
