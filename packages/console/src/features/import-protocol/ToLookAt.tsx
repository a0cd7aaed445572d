import { ButtonLink, Card, ErrorIcon, type Notice, NoticeList, Text, WarningIcon } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf } from '#entities/import-sources/import-balance.ts';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import { dateOf } from '#shared/i18n/days.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import type { ProtocolRow } from './use-protocol.ts';

/** On screen, what an administrator goes on with; paper and file have the rest. */
export function ToLookAt({ rows, isProved }: { rows: readonly ProtocolRow[]; isProved: boolean }) {
  const { t } = useTranslation('import-protocol');
  const noticeOf = useNotice();
  if (rows.length === 0) return isProved && <Text tone="muted">{t('nothingToLookAt')}</Text>;
  const title = t('toLookAt', { count: rows.length });
  return (
    <Card title={title}>
      <NoticeList aria-label={title} items={rows.map(noticeOf)} />
    </Card>
  );
}

/** One import: whose it is, what happened, when, and the way to repeat it. */
function useNotice(): (row: ProtocolRow) => Notice {
  const { t } = useTranslation('import-protocol');
  const formats = useFormats();
  const stateOf = useImportState();
  const balanceWords = useBalanceWords();

  function factsOf(task: ProtocolRow['task']): string {
    if (task === null) return stateOf('None');
    const balance = balanceOf(task);
    const end = dateOf(task.executionCompletionDate);
    const facts = [
      stateOf(task.state),
      end && formats.moment(end),
      'mails' in balance && balanceWords(balance),
      task.errorMessage,
    ];
    return facts.filter(Boolean).join(' · ');
  }

  return ({ id, source, task }) => {
    const isBad = task !== null && (task.state === 'Failed' || 'mails' in balanceOf(task));
    return {
      id,
      icon: isBad ? ErrorIcon : WarningIcon,
      tone: isBad ? 'danger' : 'warning',
      title: source.displayName,
      text: factsOf(task),
      action: (
        <ButtonLink
          size="sm"
          aria-label={`${t('show')}: ${source.displayName}`}
          render={(props) => <Link {...props} to={importSourcesPaths.details(source.id, 'imports')} />}
        >
          {t('show')}
        </ButtonLink>
      ),
    };
  };
}
