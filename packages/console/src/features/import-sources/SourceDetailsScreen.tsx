import type { ImportSource } from '@archive-console/api-client';
import { Badge } from '@archive-console/ui';
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
  const latest = useQuery(importSourcesQueries.latestTask(importSourceId)).data;
  const state = latest?.state ?? 'None';
  const own = useSourceActions();
  const withState = (source: ImportSource) => ({ ...source, importSourceTaskState: state });
  return (
    <DetailsScreen
      spec={sourceDetails}
      renderSentence={({ importSourceType, primaryAddress }) =>
        [typeOf(importSourceType), primaryAddress].filter(Boolean).join(' · ')
      }
      renderBadge={(source) => <Standing source={source} state={state} />}
      actions={own.map(({ whyNot, run: _, to: __, ...action }) => ({
        ...action,
        whyNot: (source: ImportSource) => whyNot?.(withState(source)),
      }))}
      lead={[isImportRunning(state) ? 'cancel' : 'start']}
    />
  );
}

function Standing({ source: { orphaned }, state }: { source: ImportSource; state: string }) {
  const { t } = useTranslation('import-sources');
  return orphaned ? <Badge tone="warning">{t('flag.orphaned')}</Badge> : <ImportState state={state} />;
}
