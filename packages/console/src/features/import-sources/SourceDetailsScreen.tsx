import type { ImportSource } from '@archive-console/api-client';
import { Address, Badge, StatusDot } from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ImportState } from '#entities/import-sources/ImportState.tsx';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { isImportRunning } from '#queries/import-progress.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { DetailsScreen } from '#shared/details/DetailsScreen.tsx';
import { sourceDetails } from './source-details.ts';
import { useSourceActions } from './use-source-actions.ts';

export const loader = detailsLoader(sourceDetails);

/** One import source: what it is, how its latest import stands, and its imports. */
export function SourceDetailsScreen() {
  const { importSourceId = '' } = useParams();
  const typeOf = useSourceType();
  const { data: latest, isError } = useQuery(importSourcesQueries.latestTask(importSourceId));
  // Left out until it is read: then nothing is said of it.
  const state = latest === undefined ? undefined : (latest?.state ?? 'None');
  const own = useSourceActions();
  const withState = (source: ImportSource) => ({
    ...source,
    ...(state !== undefined && { importSourceTaskState: state }),
  });
  return (
    <DetailsScreen
      spec={sourceDetails}
      renderSentence={({ importSourceType, primaryAddress }) => (
        <>
          {typeOf(importSourceType)}
          {primaryAddress && ' · '}
          {primaryAddress && <Address inSentence>{primaryAddress}</Address>}
        </>
      )}
      renderBadge={(source) => <Standing source={source} state={state} isUnread={isError} />}
      actions={own.map(({ whyNot, run: _, to: __, ...action }) => ({
        ...action,
        whyNot: (source: ImportSource) => whyNot?.(withState(source)),
      }))}
      lead={state === undefined ? [] : [isImportRunning(state) ? 'cancel' : 'start']}
    />
  );
}

interface StandingProps {
  source: ImportSource;
  /** How its latest import stands, once that is read. */
  state: string | undefined;
  isUnread: boolean;
}

function Standing({ source: { orphaned }, state, isUnread }: StandingProps) {
  const { t } = useTranslation('import-sources');
  if (orphaned) return <Badge tone="warning">{t('flag.orphaned')}</Badge>;
  if (state !== undefined) return <ImportState state={state} />;
  return isUnread ? <StatusDot tone="off">{t('flag.unread')}</StatusDot> : null;
}
