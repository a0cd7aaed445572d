import type { ImportSource } from '@archive-console/api-client';
import { ButtonLink, ImportIcon, ProgressBar, Stack, type TableColumn, Text } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import {
  type OrphanedSources as Read,
  orphanedProgress,
  orphanedSources,
} from '#queries/import-sources-orphaned.ts';
import { useFewNames } from '#shared/i18n/use-few-names.ts';
import { RetryNotice } from '#shared/loading/RetryNotice.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { actionColumn, OrphanLead } from './orphan-cells.tsx';
import { Orphans } from './Orphans.tsx';

/** Sources without a mailbox; those that could not be looked at are named. */
export function OrphanedSources() {
  const { t } = useTranslation('orphans');
  const query = orphanedSources();
  const { data, isFetching, refetch } = useQuery(query);
  const isWhole = data === undefined || data.unread.length === 0;
  return (
    <Orphans
      title={t('sources.title')}
      text={t('sources.text')}
      none={t('sources.none')}
      query={query}
      stopped={t('sources.stopped')}
      outline={<SourcesProgress />}
      columns={useOrphanedSourceColumns()}
      missing={
        isWhole ? undefined : (
          <Unread {...data} isReading={isFetching} onRetry={() => void refetch({ cancelRefetch: false })} />
        )
      }
    />
  );
}

interface UnreadProps extends Pick<Read, 'unread' | 'error'> {
  isReading: boolean;
  onRetry: () => void;
}

/** Which sources could not be looked at, so that they may be orphaned too. */
function Unread({ unread, error, isReading, onRetry }: UnreadProps) {
  const { t } = useTranslation('orphans');
  const fewNames = useFewNames();
  const names = fewNames(unread.map(({ displayName }) => displayName));
  return (
    <RetryNotice title={t('sources.unread', { count: unread.length })} error={error} onRetry={onRetry}>
      <Stack gap={8}>
        <Text>{t('sources.unreadText', { names })}</Text>
        {isReading && <SourcesProgress />}
      </Stack>
    </RetryNotice>
  );
}

/** How many of the sources have been looked at: only each of them says whether it has its mailbox. */
function SourcesProgress() {
  const { t } = useTranslation(['orphans', 'objects']);
  const { data } = useQuery(orphanedProgress());
  return (
    <ProgressBar
      label={t('sources.reading')}
      value={data && data.done / Math.max(1, data.total)}
      {...(data && { valueText: t('objects:bulk.progress', { ...data }) })}
    />
  );
}

function useOrphanedSourceColumns(): readonly TableColumn<ImportSource>[] {
  const { t } = useTranslation(['orphans', 'import-sources']);
  const typeOf = useSourceType();
  return [
    {
      id: 'name',
      header: t('import-sources:field.name'),
      cell: ({ id, displayName, importSourceType }) => (
        <OrphanLead
          icon={ImportIcon}
          name={displayName}
          type={typeOf(importSourceType)}
          to={importSourcesPaths.details(id)}
        />
      ),
    },
    actionColumn(t('action'), (source) => (
      <ButtonLink
        size="sm"
        aria-label={`${t('sources.action')}: ${source.displayName}`}
        render={(props) => <Link {...props} to={importSourcesPaths.details(source.id, 'imports')} />}
      >
        {t('sources.action')}
      </ButtonLink>
    )),
  ];
}
