import type { BackgroundJob, IMPORT_JOB_TYPES } from '@archive-console/api-client';
import { useTranslation } from 'react-i18next';

/** What a kind of job is called; one the console does not know is shown as the service writes it. */
export function useJobType(): (job: BackgroundJob) => string {
  const { t } = useTranslation('dashboard');
  const names: Readonly<Record<string, string>> = {
    UmaImport: t('jobs.type.UmaImport'),
    MailboxImport: t('jobs.type.MailboxImport'),
    TenantSynchronization: t('jobs.type.TenantSynchronization'),
  } satisfies Record<(typeof IMPORT_JOB_TYPES)[number] | 'TenantSynchronization', string>;
  return ({ jobType }) => names[jobType] ?? jobType;
}
