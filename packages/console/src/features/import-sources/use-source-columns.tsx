import {
  Address,
  Badge,
  ImportIcon,
  type ListColumn,
  Quiet,
  Skeleton,
  Stack,
  Text,
} from '@archive-console/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { importSourcesQueries, type ListedSource } from '#queries/import-sources.ts';
import { NameCell } from '#shared/list/NameCell.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { ImportState } from '#entities/import-sources/ImportState.tsx';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';

/** The columns of the list of sources; the same until the language changes. */
export function useSourceColumns(): readonly ListColumn<ListedSource>[] {
  const { t } = useTranslation('import-sources');
  const typeOf = useSourceType();
  return useMemo(
    () => [
      {
        id: 'displayName',
        header: t('field.name'),
        cell: ({ id, displayName, primaryAddress }) => (
          <NameCell
            icon={ImportIcon}
            rowId={id}
            to={importSourcesPaths.details(id)}
            second={primaryAddress === '' ? undefined : <Address>{primaryAddress}</Address>}
          >
            {displayName}
          </NameCell>
        ),
        lead: true,
        sortable: true,
        width: '27%',
      },
      {
        id: 'importSourceType',
        header: t('field.type'),
        cell: ({ importSourceType }) => <Quiet onCard>{typeOf(importSourceType)}</Quiet>,
        sortable: true,
        width: '17%',
      },
      {
        id: 'importSourceTaskState',
        header: t('field.state'),
        cell: (source) => <StateCell source={source} />,
        sortable: true,
        width: '140px',
      },
      {
        id: 'done',
        header: t('field.progress'),
        cell: ({ id, importSourceTaskState, total, done }) => (
          <ImportProgressBar
            importSourceId={id}
            read={{ state: importSourceTaskState, total, done }}
            inCell
          />
        ),
        sortable: true,
        width: '198px',
      },
      {
        id: 'flags',
        header: t('field.flags'),
        cell: ({ id }) => <FlagsCell importSourceId={id} />,
        width: '128px',
        card: 'badge',
      },
    ],
    [t, typeOf],
  );
}

function StateCell({ source: { importSourceTaskState, errorMessage } }: { source: ListedSource }) {
  return (
    <Stack gap={2}>
      <ImportState state={importSourceTaskState} />
      {errorMessage !== '' && (
        <Text size="small" tone="muted">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}

/** What a list does not say of a source is read row by row, after the list. */
function FlagsCell({ importSourceId }: { importSourceId: string }) {
  const { t } = useTranslation(['import-sources', 'area']);
  const { data: flags, isError } = useQuery(importSourcesQueries.flags(importSourceId));
  if (flags === undefined)
    return isError ? <Quiet onCard>{t('area:list.unread')}</Quiet> : <Skeleton width="64px" />;
  if (flags.orphaned) return <Badge tone="warning">{t('flag.orphaned')}</Badge>;
  return flags.autoStart ? <Quiet onCard>{t('flag.autoStart')}</Quiet> : <Quiet>{t('flag.byHand')}</Quiet>;
}
