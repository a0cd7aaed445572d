import type { BackgroundJob, IMPORT_JOB_TYPES } from '@archive-console/api-client';
import { Card, Grid, Inline, Select, Skeleton, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isImportJob, MOST_JOBS_SHOWN } from '#queries/background-jobs.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { emailArchiveConfigurationPaths } from '#shared/paths/email-archive-configuration.ts';
import { useTimeOfDay } from '#shared/i18n/use-time-of-day.ts';
import { useAddressChange } from '#shared/navigation/use-address-change.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import type { Figure } from '../figure.ts';
import { useFreshness } from '../use-freshness.ts';
import { dateOf } from '#shared/i18n/days.ts';
import { FigurePart } from './FigurePart.tsx';

/** Names the type of the jobs shown in the address. */
const TYPE = 'jobs';

interface JobsCardProps {
  jobs: Figure<BackgroundJob[]>;
  /** Whether the tenant has a connection to Microsoft 365 to look at. */
  isMicrosoft: boolean;
  pageAsOf: Date;
  now: Date;
}

/** What the service is busy with. How far a job has come is not reported, and so it is not shown. */
export function JobsCard({ jobs, isMicrosoft, pageAsOf, now }: JobsCardProps) {
  const { t } = useTranslation('dashboard');
  const freshness = useFreshness(pageAsOf);
  const [search] = useSearchParams();
  const count = jobs.state === 'ready' ? jobs.value.length : 0;
  const facts = [count > 0 && t('jobs.count', { count }), freshness(jobs)];
  return (
    <Card
      title={t('jobs.title')}
      aside={facts.filter(Boolean).join(' · ')}
      aria-busy={jobs.state === 'pending'}
    >
      <FigurePart figure={jobs} outline={<Skeleton shape="text" width="40ch" />}>
        {(active) =>
          active.length === 0 && !search.has(TYPE) ? (
            <Text tone="muted">{t('jobs.empty')}</Text>
          ) : (
            <Jobs active={active} isMicrosoft={isMicrosoft} now={now} />
          )
        }
      </FigurePart>
    </Card>
  );
}

/** Jobs of one type are offered where there are several types, and as long as one is in the address. */
function Jobs({
  active,
  isMicrosoft,
  now,
}: { active: BackgroundJob[] } & Omit<JobsCardProps, 'jobs' | 'pageAsOf'>) {
  const { t } = useTranslation(['dashboard', 'area']);
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const typeOf = useJobType();
  const wanted = search.get(TYPE) ?? '';
  const running = active.map(({ jobType }) => jobType);
  const types = [...new Set([...running, wanted])].filter((jobType) => jobType !== '');
  const shown = active.filter(({ jobType }) => wanted === '' || jobType === wanted);
  const onType = (jobType: string) =>
    changeAddress((before) => {
      if (jobType === '') before.delete(TYPE);
      else before.set(TYPE, jobType);
      return { search: before, replace: true, preventScrollReset: true };
    });
  return (
    <Stack gap={16}>
      {(types.length > 1 || wanted !== '') && (
        <Inline>
          <Select
            label={t('jobs.filter')}
            options={[
              { value: '', label: t('area:list.any') },
              ...types.map((jobType) => ({ value: jobType, label: typeOf({ jobType }) })),
            ]}
            value={wanted}
            onChange={({ target }) => onType(target.value)}
          />
        </Inline>
      )}
      {shown.length === 0 ? (
        <Text tone="muted">{t('jobs.noMatch')}</Text>
      ) : (
        <Grid as="ul" columns={2} gap={32} rowGap={12}>
          {shown.slice(0, MOST_JOBS_SHOWN).map((job) => (
            <Job
              key={`${job.jobType} ${job.jobName} ${job.startedAt}`}
              job={job}
              to={placeOf(job, isMicrosoft)}
              now={now}
            />
          ))}
        </Grid>
      )}
      {shown.length > MOST_JOBS_SHOWN && (
        <Text tone="muted">{t('jobs.more', { count: shown.length - MOST_JOBS_SHOWN })}</Text>
      )}
    </Stack>
  );
}

/**
 * Where a job can be followed; a kind that the console does not know is nowhere. An import is in one of four states
 * while its job runs, and the list is filtered by one.
 */
function placeOf(job: BackgroundJob, isMicrosoft: boolean): string | undefined {
  if (isImportJob(job)) return importSourcesPaths.list();
  return job.jobType === 'TenantSynchronization' && isMicrosoft
    ? emailArchiveConfigurationPaths.page()
    : undefined;
}

function Job({ job, to, now }: { job: BackgroundJob; to: string | undefined; now: Date }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const timeOf = useTimeOfDay();
  const typeOf = useJobType();
  const started = dateOf(job.startedAt);
  const facts = [typeOf(job)];
  if (started !== undefined) {
    facts.push(t('jobs.started', { time: timeOf(started, now), ago: formats.ago(started, now) }));
  }
  return (
    <li>
      <Stack gap={2}>
        <Text strong>
          {to === undefined ? (
            job.jobName
          ) : (
            <TextLink render={(props) => <Link {...props} to={to} />}>{job.jobName}</TextLink>
          )}
        </Text>
        <Text size="small" tone="muted" numeric>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </li>
  );
}

/** What a kind of job is called; one the console does not know is shown as the service writes it. */
function useJobType(): (job: Pick<BackgroundJob, 'jobType'>) => string {
  const { t } = useTranslation('dashboard');
  const names: Readonly<Record<string, string>> = {
    UmaImport: t('jobs.type.UmaImport'),
    MailboxImport: t('jobs.type.MailboxImport'),
    TenantSynchronization: t('jobs.type.TenantSynchronization'),
  } satisfies Record<(typeof IMPORT_JOB_TYPES)[number] | 'TenantSynchronization', string>;
  return ({ jobType }) => names[jobType] ?? jobType;
}
