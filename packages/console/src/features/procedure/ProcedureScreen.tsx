import {
  Banner,
  Button,
  Card,
  CopyField,
  DownloadIcon,
  formatList,
  Page,
  PageHeader,
  PrintIcon,
  PrintSheet,
  saveText,
  Stack,
  Text,
} from '@archive-console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunction } from 'react-router';
import { datedFileName } from '#shared/csv/csv-file-name.ts';
import { useErrorWords } from '#shared/errors/use-error-words.ts';
import { useFormats } from '#shared/i18n/format.ts';
import { ensureWords } from '#shared/i18n/i18n.ts';
import { LoadFailed } from '#shared/loading/LoadFailed.tsx';
import { type ReadingActions, ReadingControls } from '#shared/loading/ReadingControls.tsx';
import { ReadingProgress } from '#shared/loading/ReadingProgress.tsx';
import { servicesOf } from '#shared/runtime/services.ts';
import { type Procedure, progressOf, useProcedure } from './procedure-reading.ts';
import { checksumOf, type ProcedurePart, procedureText } from './procedure-text.ts';
import { ProcedurePages } from './ProcedurePages.tsx';
import { useImportsPart } from './use-imports-part.ts';
import { useProcedureParts } from './use-procedure-parts.ts';

export const loader: LoaderFunction = async ({ context }) => {
  await ensureWords(servicesOf(context).i18n, 'home', 'archive-policies', 'import-sources');
  return null;
};

/** How this tenant archives, written down for an auditor: to print and as a text, with what was not read and a checksum. */
export function ProcedureScreen() {
  const { t } = useTranslation('procedure');
  const { procedure, actions } = useProcedure();
  const { phase, facts } = procedure;
  const parts = useProcedureParts(facts);
  const imports = useImportsPart(facts, useSpan()(procedure));
  const isReading = phase === 'reading';
  const extentOf = (of: readonly ProcedurePart[]) => (isRead(of) ? t('complete') : t('incomplete'));
  const extent = extentOf([...parts, imports]);
  const title = t('of', { name: facts.tenant?.name || t('thisTenant') });
  const text =
    isReading || phase === 'failed' ? undefined : procedureText({ title, extent: extentOf(parts), parts });
  const checksum = useChecksum(text);
  const [isPrinting, setPrinting] = useState(false);
  const whyNot = checksum === undefined ? t('notRead') : undefined;
  return (
    <Page aria-busy={isReading}>
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={
          <>
            <Button
              icon={DownloadIcon}
              disabledReason={whyNot}
              onClick={() => saveText(datedFileName(t('file'), 'txt'), text ?? '', 'text/plain')}
            >
              {t('download')}
            </Button>
            <Button icon={PrintIcon} disabledReason={whyNot} onClick={() => setPrinting(true)}>
              {t('print')}
            </Button>
          </>
        }
      />
      {phase === 'failed' ? (
        <LoadFailed error={procedure.error} onRetry={actions.restart} titleLevel={2} />
      ) : (
        <>
          <Extent {...{ procedure, actions, checksum }} parts={[...parts, imports]} />
          {!isReading && <ProcedurePages {...{ parts, imports }} />}
        </>
      )}
      <Paper
        {...{ procedure, title, extent, parts, imports, checksum, isPrinting }}
        onPrinted={() => setPrinting(false)}
      />
    </Page>
  );
}

const isRead = (parts: readonly ProcedurePart[]) => parts.every(({ unread }) => unread.length === 0);

/** The checksum of the text; `null` where the browser has none, left out until it is made. */
function useChecksum(text: string | undefined): string | null | undefined {
  const [made, setMade] = useState<{ text: string; checksum: string | null }>();
  useEffect(() => {
    let isWanted = true;
    async function make(of: string) {
      const checksum = await checksumOf(of);
      if (isWanted) setMade({ text: of, checksum: checksum ?? null });
    }
    if (text !== undefined) void make(text);
    return () => {
      isWanted = false;
    };
  }, [text]);
  return text !== undefined && made?.text === text ? made.checksum : undefined;
}

interface ExtentProps {
  procedure: Procedure;
  actions: ReadingActions;
  parts: readonly ProcedurePart[];
  checksum: string | null | undefined;
}

/** How far it is read and what is missing, then as of when, and the checksum. */
function Extent({ procedure, actions, parts, checksum }: ExtentProps) {
  const { t, i18n } = useTranslation('procedure');
  const why = useErrorWords(procedure.error);
  const span = useSpan()(procedure);
  const { phase, facts } = procedure;
  const { done, total } = progressOf(facts);
  const isComplete = phase === 'read' && isRead(parts);
  const incomplete = parts.filter(({ unread }) => unread.length > 0).map((part) => part.title);
  const controls = <ReadingControls phase={phase} isWhole={isComplete} actions={actions} />;
  if (phase === 'reading') {
    return (
      <Card title={t('reading')} aside={controls}>
        <ReadingProgress label={t('reading')} labelHidden {...{ done, total }} onStop={actions.stop} />
      </Card>
    );
  }
  return (
    <>
      {!isComplete && (
        <Banner tone="warning" role="status" title={phase === 'stopped' ? t('stopped') : t('incomplete')}>
          {t('missing', { parts: formatList(incomplete, i18n.language) })}{' '}
          {why && t('why', { why: why.title })}
        </Banner>
      )}
      <Card title={isComplete ? t('complete') : t('partly')} aside={controls}>
        <Stack gap={12}>
          <Text tone="muted">{span}</Text>
          {checksum === null ? (
            <Text tone="muted">{t('noChecksum')}</Text>
          ) : (
            <CopyField label={t('checksum')} value={checksum ?? ''} words={{ copy: t('copyChecksum') }} />
          )}
          <Text tone="muted">{t('covers')}</Text>
        </Stack>
      </Card>
    </>
  );
}

function useSpan(): (procedure: Procedure) => string {
  const { t } = useTranslation('procedure');
  const { moment } = useFormats();
  return ({ from, until }) =>
    until === undefined ? '' : t('span', { from: moment(from), until: moment(until) });
}

interface PaperProps {
  procedure: Procedure;
  title: string;
  extent: string;
  parts: readonly ProcedurePart[];
  imports: ProcedurePart;
  checksum: string | null | undefined;
  isPrinting: boolean;
  onPrinted: () => void;
}

/** Everything that was read, for a person who holds nothing but the paper. */
function Paper({ procedure, title, extent, parts, imports, checksum, isPrinting, onPrinted }: PaperProps) {
  const { t } = useTranslation('procedure');
  const span = useSpan()(procedure);
  return (
    <PrintSheet
      isOpen={isPrinting}
      onClose={onPrinted}
      title={title}
      facts={[
        { term: t('extent'), description: extent },
        { term: t('asOf'), description: span },
        { term: t('checksum'), description: checksum ?? t('noChecksum') },
      ]}
      foot={t('covers')}
    >
      <ProcedurePages {...{ parts, imports }} isPaper />
    </PrintSheet>
  );
}
