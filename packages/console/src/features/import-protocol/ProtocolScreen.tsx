import {
  Banner,
  Button,
  Card,
  CsvIcon,
  DefinitionList,
  formatList,
  Page,
  PageHeader,
  PrintIcon,
  PrintSheet,
  ProgressBar,
  Table,
} from '@archive-console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { useTaskTexts } from '#entities/import-sources/use-task-texts.ts';
import { useCsvExport } from '#shared/csv/use-csv-export.ts';
import type { CsvColumn } from '#shared/csv/csv.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import { type ProtocolVerdict, verdictOf } from './protocol-verdict.ts';
import { ToLookAt } from './ToLookAt.tsx';
import { type Protocol, type ProtocolRow, useProtocol } from './use-protocol.ts';

/** Proves a migration: every import of every source, whether its mails add up, and what needs a look. To print and as CSV. */
export function ProtocolScreen() {
  const { t } = useTranslation(['import-protocol', 'import-sources']);
  const [search] = useSearchParams();
  const { protocol, readAgain } = useProtocol(search.get('source'));
  const verdict = verdictOf(protocol);
  const columns = useColumns();
  const csv = useCsvExport(t('file'), columns);
  const [isPrinting, setPrinting] = useState(false);
  const sentence = useSentence()(protocol, verdict);
  const whyNot = protocol.phase === 'read' ? undefined : t('notRead');
  return (
    <Page wide aria-busy={protocol.phase === 'reading'}>
      <PageHeader
        title={t('title')}
        sentence={sentence}
        actions={
          <>
            <Button icon={CsvIcon} disabledReason={whyNot} onClick={() => csv.savePage(protocol.rows)}>
              {t('csv')}
            </Button>
            <Button icon={PrintIcon} disabledReason={whyNot} onClick={() => setPrinting(true)}>
              {t('print')}
            </Button>
          </>
        }
      />
      {protocol.phase === 'failed' ? (
        <LoadFailed error={protocol.error} onRetry={readAgain} titleLevel={2} />
      ) : (
        <>
          <Extent protocol={protocol} onRetry={readAgain} />
          <Sum verdict={verdict} />
          <ToLookAt rows={verdict.toLookAt} isProved={verdict.state === 'proved'} />
        </>
      )}
      <Paper {...{ protocol, verdict, columns, sentence, isPrinting }} onPrinted={() => setPrinting(false)} />
    </Page>
  );
}

function Extent({ protocol, onRetry }: { protocol: Protocol; onRetry: () => void }) {
  const { t, i18n } = useTranslation(['import-protocol', 'objects']);
  const { phase, rows, unread, total } = protocol;
  if (phase === 'reading') {
    const done = new Set(rows.map(({ source }) => source.id)).size + unread.length;
    return (
      <ProgressBar
        label={t('reading')}
        value={total === 0 ? undefined : done / total}
        {...(total > 0 && { valueText: t('objects:bulk.progress', { done, total }) })}
      />
    );
  }
  if (unread.length === 0) return null;
  const names = formatList(
    unread.map(({ displayName }) => displayName),
    i18n.language,
  );
  return (
    <Banner
      tone="warning"
      role="status"
      title={t('unread', { count: unread.length })}
      action={<RetryButton onRetry={onRetry} />}
    >
      {names}
    </Banner>
  );
}

function Sum({ verdict: { sum, off } }: { verdict: ProtocolVerdict }) {
  const { t } = useTranslation('import-protocol');
  const formats = useFormats();
  const figureTerms = useFigureTerms();
  return (
    <Card title={t('sum')}>
      <DefinitionList
        items={[
          ...figureTerms.map(({ figure, term }) => ({ term, description: formats.number(sum[figure]) })),
          { term: t('difference'), description: formats.number(off) },
        ]}
      />
    </Card>
  );
}

interface PaperProps {
  protocol: Protocol;
  verdict: ProtocolVerdict;
  columns: readonly CsvColumn<ProtocolRow>[];
  sentence: string;
  isPrinting: boolean;
  onPrinted: () => void;
}

/** Everything that was read, for a person who holds nothing but the paper. */
function Paper({ protocol: { rows, total, readAt }, verdict, columns, sentence, ...paper }: PaperProps) {
  const { t } = useTranslation('import-protocol');
  const formats = useFormats();
  const figureTerms = useFigureTerms();
  const moment = readAt && formats.moment(readAt);
  return (
    <PrintSheet
      isOpen={paper.isPrinting}
      onClose={paper.onPrinted}
      title={t('title')}
      facts={[
        { term: t('result'), description: sentence },
        { term: t('sources'), description: formats.number(total) },
        ...(moment === undefined ? [] : [{ term: t('asOf'), description: moment }]),
        ...figureTerms.map(({ figure, term }) => ({
          term,
          description: formats.number(verdict.sum[figure]),
        })),
        { term: t('difference'), description: formats.number(verdict.off) },
      ]}
    >
      <Table
        caption={t('title')}
        captionHidden
        columns={columns.map(({ header, text }) => ({ id: header, header, cell: text }))}
        rows={rows}
        rowId={({ id }) => id}
      />
    </PrintSheet>
  );
}

/** What the protocol proves, in a sentence. Never more than was read. */
function useSentence(): (protocol: Protocol, verdict: ProtocolVerdict) => string {
  const { t } = useTranslation(['import-protocol', 'import-sources']);
  return ({ unread }, { state, sum, running, toLookAt, off }) => {
    const sentences = {
      reading: () => t('sentence'),
      failed: () => t('sentence'),
      incomplete: () => t('verdict.incomplete', { count: unread.length }),
      nothing: () => t('verdict.nothing'),
      missing: () => t('verdict.missing', { count: off }),
      running: () => t('verdict.running', { count: running }),
      'to-look-at': () => t('verdict.toLookAt', { count: toLookAt.length }),
      proved: () => t('verdict.proved', { count: sum.discovered }),
    };
    return sentences[state]();
  };
}

/** The columns of paper and file. */
function useColumns(): readonly CsvColumn<ProtocolRow>[] {
  const { t } = useTranslation('import-sources');
  const typeOf = useSourceType();
  const taskTexts = useTaskTexts();
  return [
    { header: t('field.name'), text: ({ source }) => source.displayName },
    { header: t('field.address'), text: ({ source }) => source.primaryAddress },
    { header: t('field.type'), text: ({ source }) => typeOf(source.importSourceType) },
    ...taskTexts.map(({ header, text }) => ({ header, text: ({ task }: ProtocolRow) => text(task) })),
  ];
}
