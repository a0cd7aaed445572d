import type { ImportSource, ImportTask } from '@archive-console/api-client';
import { Address, Card, DateTime, DefinitionList, Split, Stack, Text, TextLink } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountedFor, balanceOf, figuresOf } from '#entities/import-sources/import-balance.ts';
import { BalanceWords } from '#entities/import-sources/BalanceWords.tsx';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { useFigureFacts } from '#entities/import-sources/use-figure-terms.ts';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { importSourcesQueries } from '#queries/import-sources.ts';
import { detailsLoader } from '#shared/details/details-spec.ts';
import { ObjectId } from '#shared/details/ObjectId.tsx';
import { useObject } from '#shared/details/use-object.ts';
import { ReadCard } from '#shared/loading/ReadCard.tsx';
import { importProtocolPaths } from '#shared/paths/import-protocol.ts';
import { importSourcesPaths } from '#shared/paths/import-sources.ts';
import { sourceDetails } from './source-details.ts';

export const loader = detailsLoader({ param: 'importSourceId', read: importSourcesQueries.recentTasks });

/** What is known of a source, and how its latest import stands. */
export function SourceOverviewTab() {
  const { t } = useTranslation('import-sources');
  const source = useObject(sourceDetails);
  const { id, displayName, primaryAddress, importSourceType, orphaned, autoStart } = source;
  const typeOf = useSourceType();
  return (
    <Split
      side={
        <Card title={t('overview.how.title')}>
          <Text tone="muted">{t(howKey(orphaned, autoStart))}</Text>
          <TextLink render={(props) => <Link {...props} to={importProtocolPaths.of(id)} />}>
            {t('overview.protocol')}
          </TextLink>
        </Card>
      }
    >
      <Stack gap={12}>
        <LatestImport source={source} />
        <Card title={t('overview.title')}>
          <DefinitionList
            items={[
              { term: t('field.name'), description: displayName },
              ...(primaryAddress === ''
                ? []
                : [{ term: t('field.address'), description: <Address>{primaryAddress}</Address> }]),
              { term: t('field.type'), description: typeOf(importSourceType) },
              { term: t('field.start'), description: t(autoStart ? 'flag.autoStart' : 'flag.byHand') },
              { term: t('field.mailbox'), description: t(orphaned ? 'flag.deleted' : 'flag.present') },
              { term: t('field.id'), description: <ObjectId id={id} copy={t('overview.copyId')} /> },
            ]}
          />
        </Card>
      </Stack>
    </Split>
  );
}

function howKey(isOrphaned: boolean, isAutomatic: boolean) {
  if (isOrphaned) return 'overview.how.orphaned';
  return isAutomatic ? 'overview.how.auto' : 'overview.how.byHand';
}

/** The latest import: how far it is, and what became of its mails. */
function LatestImport({ source }: { source: ImportSource }) {
  const { t } = useTranslation('import-sources');
  return (
    <ReadCard
      title={t('overview.latest')}
      query={importSourcesQueries.latestTask(source.id)}
      stopped={t('overview.latestStopped')}
    >
      {(task) =>
        task === null ? (
          <Text tone="muted">{t('progress.never')}</Text>
        ) : (
          <Latest source={source} task={task} />
        )
      }
    </ReadCard>
  );
}

function Latest({ source, task }: { source: ImportSource; task: ImportTask }) {
  const { t, i18n } = useTranslation('import-sources');
  const figures = figuresOf(task);
  const balance = balanceOf(task);
  const factsOf = useFigureFacts();
  const { executionBeginDate: begin, executionCompletionDate: end, errorMessage } = task;
  const moment = (at: string) => <DateTime at={new Date(at)} show="both" locale={i18n.language} />;
  return (
    <Stack gap={12}>
      <ImportProgressBar
        key={source.id}
        importSourceId={source.id}
        read={{ state: task.state, total: task.discoveredMails, done: accountedFor(figures) }}
      />
      {errorMessage !== '' && <Text tone="danger">{errorMessage}</Text>}
      {task.state === 'Failed' && !source.orphaned && <Text>{helpText()}</Text>}
      {task.state === 'Success' && figures.failed > 0 && (
        <Text>{t('task.failedMails', { count: figures.failed })}</Text>
      )}
      <DefinitionList
        items={[
          ...(begin === null ? [] : [{ term: t('field.begin'), description: moment(begin) }]),
          ...(end === null ? [] : [{ term: t('field.end'), description: moment(end) }]),
          ...factsOf(task),
          { term: t('field.balance'), description: <BalanceWords balance={balance} /> },
        ]}
      />
      <div>
        <TextLink render={(props) => <Link {...props} to={importSourcesPaths.task(source.id, task.id)} />}>
          {t('overview.details')}
        </TextLink>
      </div>
    </Stack>
  );

  /** What the failure means, and what helps. */
  function helpText(): string {
    const what = t(balance.state === 'not-begun' ? 'overview.failed.before' : 'overview.failed.later');
    return `${what} ${t(source.autoStart ? 'overview.failed.auto' : 'overview.failed.again')}`;
  }
}
