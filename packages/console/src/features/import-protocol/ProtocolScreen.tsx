import {
  Address,
  Button,
  Card,
  CsvIcon,
  DefinitionList,
  type Definition,
  Page,
  PageHeader,
  PrintIcon,
  PrintSheet,
  Table,
  type TableColumn,
} from '@archive-console/ui';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import { useCsvExport } from '#shared/csv/use-csv-export.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { type ReadingActions, ReadingControls } from '#shared/loading/ReadingControls.tsx';
import { ReadingEnd } from '#shared/loading/ReadingEnd.tsx';
import { ReadingProgress } from '#shared/loading/ReadingProgress.tsx';
import { type ProtocolVerdict, verdictOf } from './protocol-verdict.ts';
import { ToLookAt } from './ToLookAt.tsx';
import { type Protocol, useProtocol } from './use-protocol.ts';
import {
  type ProtocolColumn,
  type ProtocolLine,
  useProtocolTable,
  useSumTitle,
} from './use-protocol-table.ts';

/** Proves a migration: every import of every source, whether its mails add up, and what needs a look. To print and as CSV. */
export function ProtocolScreen() {
  const [search] = useSearchParams();
  const source = search.get('source');
  return <ProtocolOf key={source} sourceId={source} />;
}

function ProtocolOf({ sourceId }: { sourceId: string | null }) {
  const { t } = useTranslation('import-protocol');
  const { protocol, actions } = useProtocol(sourceId);
  const verdict = verdictOf(protocol);
  const { columns, lines, sum } = useProtocolTable(protocol, verdict);
  const csv = useCsvExport(t('file'), columns);
  const [isPrinting, setPrinting] = useState(false);
  // Paper has every import. Thousands of lines are made while the page goes on answering.
  const [isMakingPaper, makePaper] = useTransition();
  const sentence = useSentence()(protocol, verdict);
  const { phase, error } = protocol;
  const whyNot = phase === 'read' ? undefined : t('notRead');
  const onPaper = usePaperColumn();
  return (
    <Page wide aria-busy={phase === 'reading'}>
      <PageHeader
        title={t('title')}
        sentence={sentence}
        actions={
          <>
            <Button icon={CsvIcon} disabledReason={whyNot} onClick={() => csv.savePage([...lines, sum])}>
              {t('csv')}
            </Button>
            <Button
              icon={PrintIcon}
              busy={isMakingPaper}
              disabledReason={whyNot}
              onClick={() => makePaper(() => setPrinting(true))}
            >
              {t('print')}
            </Button>
          </>
        }
      />
      {phase === 'failed' ? (
        <LoadFailed error={error} onRetry={actions.restart} titleLevel={2} />
      ) : (
        <>
          <Extent protocol={protocol} actions={actions} />
          <Sum verdict={verdict} isWhole={phase === 'read' && protocol.unread.length === 0} />
          <ToLookAt verdict={verdict} />
        </>
      )}
      <PrintSheet
        isOpen={isPrinting}
        onClose={() => setPrinting(false)}
        title={t('title')}
        facts={useFacts(protocol, verdict, sentence)}
        wide
      >
        <Table
          caption={t('title')}
          captionHidden
          columns={columns.map(onPaper)}
          rows={lines}
          rowId={({ id }) => id}
        />
      </PrintSheet>
    </Page>
  );
}

/** A column as paper has it: figures below each other and in groups of three, addresses in two lines. */
function usePaperColumn(): (column: ProtocolColumn) => TableColumn<ProtocolLine> {
  const { number } = useFormats();
  return ({ header, text, kind }) => {
    const column = { id: header, header };
    if (kind === 'figure') {
      const figure = (digits: string) => (digits === '' ? '' : number(Number(digits)));
      return { ...column, cell: (line) => figure(text(line)), align: 'end' };
    }
    if (kind === 'address')
      return { ...column, cell: (line) => <Address>{text(line)}</Address>, width: '115pt' };
    return { ...column, cell: text };
  };
}

/** How far it is read, as of when, and what is missing. */
function Extent({ protocol, actions }: { protocol: Protocol; actions: ReadingActions }) {
  const { t } = useTranslation('import-protocol');
  const { phase, unread, total, until, error } = protocol;
  const done = (total ?? 0) - unread.length;
  const isRead = phase === 'read' || phase === 'stopped';
  return (
    <Card
      title={t('extent')}
      aside={<ReadingControls phase={phase} isWhole={unread.length === 0} actions={actions} />}
    >
      {isRead ? (
        <ReadingEnd
          phase={phase}
          progress={t('progress', { done, count: total ?? 0 })}
          until={until}
          unread={{
            // What was not asked before the reading was stopped did not fail.
            names: phase === 'read' ? unread.map(({ displayName }) => displayName) : [],
            words: (count, names) => t('unread', { count, names }),
            error,
          }}
        />
      ) : (
        <ReadingProgress label={t('reading')} {...{ done, total }} onStop={actions.stop} />
      )}
    </Card>
  );
}

function Sum({ verdict, isWhole }: { verdict: ProtocolVerdict; isWhole: boolean }) {
  return (
    <Card title={useSumTitle()(verdict, isWhole)}>
      <DefinitionList items={useFigures()(verdict)} />
    </Card>
  );
}

/** What all imports come to, and how many are not among them. */
function useFigures(): (verdict: ProtocolVerdict) => Definition[] {
  const { t } = useTranslation('import-protocol');
  const { number } = useFormats();
  const figureTerms = useFigureTerms();
  return ({ sum, off, canceled }) => [
    ...figureTerms.map(({ figure, term }) => ({ term, description: number(sum[figure]) })),
    { term: t('difference'), description: number(off) },
    ...(canceled > 0 ? [{ term: t('canceledNotCounted'), description: number(canceled) }] : []),
  ];
}

/** What stands above the table, for a person who holds nothing but the paper. */
function useFacts({ total = 0, until }: Protocol, verdict: ProtocolVerdict, sentence: string): Definition[] {
  const { t } = useTranslation('import-protocol');
  const formats = useFormats();
  return [
    { term: t('result'), description: sentence },
    { term: t('sources'), description: formats.number(total) },
    ...(until === undefined ? [] : [{ term: t('asOf'), description: formats.moment(until) }]),
    ...useFigures()(verdict),
  ];
}

/** What the protocol proves, in a sentence. Never more than was read. */
function useSentence(): (protocol: Protocol, verdict: ProtocolVerdict) => string {
  const { t } = useTranslation('import-protocol');
  return ({ unread }, { state, sum, running, toLookAt, canceledLast, failures, off }) => {
    const sentences = {
      reading: () => t('sentence'),
      failed: () => t('sentence'),
      stopped: () => t('verdict.stopped'),
      incomplete: () => t('verdict.incomplete', { count: unread.length }),
      nothing: () => t('verdict.nothing'),
      missing: () => t('verdict.missing', { count: off }),
      running: () => t('verdict.running', { count: running }),
      'to-look-at': () => t('verdict.toLookAt', { count: toLookAt.length }),
      canceled: () => '',
      proved: () =>
        canceledLast.length > 0
          ? t('verdict.provedWithout', { count: sum.discovered })
          : t('verdict.proved', { count: sum.discovered }),
    };
    const isRead = state === 'to-look-at' || state === 'canceled' || state === 'proved';
    const canceled =
      isRead && canceledLast.length > 0 && t('verdict.canceled', { count: canceledLast.length });
    const failed = isRead && failures > 0 && t('verdict.failed', { count: failures });
    return [sentences[state](), canceled, failed].filter(Boolean).join(' ');
  };
}
