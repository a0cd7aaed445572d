import {
  ButtonLink,
  Card,
  ErrorIcon,
  type Notice,
  NoticeList,
  Stack,
  Text,
  WarningIcon,
} from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { balanceOf, givenFigures, isInQuestion, isOff } from '#entities/import-sources/import-balance.ts';
import { useImportState } from '#entities/import-sources/ImportState.tsx';
import { dateOf } from '#shared/i18n/days.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { RowsInPages } from '#shared/list/RowsInPages.tsx';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import type { ProtocolVerdict } from './protocol-verdict.ts';
import type { ProtocolRow } from './use-protocol.ts';

/** On screen, what an administrator goes on with; paper and file have the rest. */
export function ToLookAt({ verdict }: { verdict: ProtocolVerdict }) {
  const { t } = useTranslation('import-protocol');
  const { toLookAt, canceledLast, withFailures, failures, state } = verdict;
  const title = t('toLookAt', { count: toLookAt.length });
  const canceled = t('canceled', { count: canceledLast.length });
  const failed = t('failedMails', { count: failures });
  return (
    <>
      {toLookAt.length > 0 && (
        <Card title={title}>
          <Imports name="toLookAt" label={title} rows={toLookAt} />
        </Card>
      )}
      <Explained name="canceled" title={canceled} text={t('canceledText')} rows={canceledLast} />
      <Explained name="withFailures" title={failed} text={t('failedText')} rows={withFailures} />
      {state === 'proved' && canceledLast.length === 0 && withFailures.length === 0 && (
        <Text tone="muted">{t('nothingToLookAt')}</Text>
      )}
    </>
  );
}

/** Imports, and what it means that they are among them; nothing where there are none. */
function Explained({
  title,
  text,
  ...imports
}: Omit<ImportsProps, 'label'> & { title: string; text: string }) {
  if (imports.rows.length === 0) return null;
  return (
    <Card title={title}>
      <Stack gap={12}>
        <Text tone="muted">{text}</Text>
        <Imports label={title} {...imports} />
      </Stack>
    </Card>
  );
}

interface ImportsProps {
  /** Under which the address keeps the search and the page. */
  name: string;
  label: string;
  rows: readonly ProtocolRow[];
}

/** A page of the imports, and the way to the others: of thousands of sources, all of them would hold the page up. */
function Imports({ name, label, rows }: ImportsProps) {
  const { t } = useTranslation('import-protocol');
  const noticeOf = useNotice();
  return (
    <RowsInPages
      name={name}
      rows={rows}
      search={t('search')}
      textOf={({ source: { displayName, primaryAddress } }) => `${displayName} ${primaryAddress}`}
    >
      {(shown) => <NoticeList aria-label={label} items={shown.map(noticeOf)} />}
    </RowsInPages>
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
    const { failed, discovered: found } = givenFigures(task);
    const facts = [
      stateOf(task.state),
      end && formats.moment(end),
      (isInQuestion(balance) || balance.state === 'canceled') && balanceWords(balance),
      failed !== null && failed > 0 && failedWords(failed, found),
      task.errorMessage,
    ];
    return facts.filter(Boolean).join(' · ');
  }

  const failedWords = (failed: number, found: number | null) =>
    found === null ? t('failedMails', { count: failed }) : t('failedOf', { failed, found });

  return ({ id, source, task }) => {
    const isBad = task !== null && (task.state === 'Failed' || isOff(balanceOf(task)));
    const show = task === null ? t('show') : t('showOne');
    return {
      id,
      icon: isBad ? ErrorIcon : WarningIcon,
      tone: isBad ? 'danger' : 'warning',
      title: source.displayName,
      text: factsOf(task),
      action: (
        <ButtonLink
          size="sm"
          aria-label={`${show}: ${source.displayName}`}
          render={(props) => (
            <Link
              {...props}
              to={
                task === null
                  ? importSourcesPaths.details(source.id, 'imports')
                  : importSourcesPaths.task(source.id, task.id)
              }
            />
          )}
        >
          {show}
        </ButtonLink>
      ),
    };
  };
}
