import { Card, DateTime, Table, type TableColumn, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf } from '#entities/import-sources/import-balance.ts';
import { ImportState } from '#entities/import-sources/ImportState.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import type { ProtocolRow } from './use-protocol.ts';

/** On screen, what an administrator goes on with; paper and file have the rest. */
export function ToLookAt({ rows, isRead }: { rows: readonly ProtocolRow[]; isRead: boolean }) {
  const { t } = useTranslation('import-protocol');
  const columns = useColumns();
  if (rows.length === 0) return isRead && <Text tone="muted">{t('nothingToLookAt')}</Text>;
  const title = t('toLookAt', { count: rows.length });
  return (
    <Card title={title}>
      <Table caption={title} captionHidden columns={columns} rows={rows} rowId={({ id }) => id} />
    </Card>
  );
}

function useColumns(): readonly TableColumn<ProtocolRow>[] {
  const { t, i18n } = useTranslation('import-sources');
  return [
    {
      id: 'name',
      header: t('field.name'),
      cell: ({ source: { id, displayName } }) => (
        <TextLink render={(props) => <Link {...props} to={importSourcesPaths.details(id, 'imports')} />}>
          {displayName}
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: t('field.state'),
      cell: ({ task }) => <ImportState state={task?.state ?? 'None'} />,
    },
    {
      id: 'end',
      header: t('field.end'),
      cell: ({ task }) =>
        task?.executionCompletionDate && (
          <DateTime at={new Date(task.executionCompletionDate)} show="both" locale={i18n.language} />
        ),
    },
    {
      id: 'balance',
      header: t('field.balance'),
      cell: ({ task }) => task && <BalanceWords balance={balanceOf(task)} />,
    },
    { id: 'error', header: t('field.error'), cell: ({ task }) => task?.errorMessage },
  ];
}
