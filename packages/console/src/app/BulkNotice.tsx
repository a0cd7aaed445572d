import { Banner, Button, Inline } from '@archive-console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkBusy } from '#shared/bulk/bulk-busy.ts';
import { resumeWith } from '#shared/bulk/resumable-action.ts';
import { createRunWords, runTitle } from '#shared/bulk/run-words.ts';
import { useBulkRuns, useRunAside } from '#shared/bulk/use-bulk-runs.ts';
import { useReportError } from '#shared/errors/use-report-error.ts';
import { useHoldPage } from '#shared/form/use-hold-page.ts';
import { useServices } from '#shared/runtime/services.ts';

/** The bulk action that was put aside, or that a reload has interrupted: how far it is, and what can be done about it. */
export function BulkNotice() {
  const services = useServices();
  const { t } = useTranslation('home');
  const bulkRuns = useBulkRuns();
  const run = useRunAside();
  const report = useReportError();
  useHoldPage(useBulkBusy() === 'running');
  useEffect(() => {
    // The table of all actions is fetched when one of them goes on.
    const load = async (id: string) => (await import('./resumable-actions.ts')).loadResumable(id);
    bulkRuns.resumeBy(resumeWith(services, load));
  }, [bulkRuns, services]);
  if (run === undefined) return null;
  const { counts, rows, title } = run;
  const show = (label: string) => (
    <Button size="sm" onClick={() => bulkRuns.show()}>
      {label}
    </Button>
  );
  if (run.phase !== 'interrupted') {
    const total = rows.length;
    const done = total - counts.pending - counts.running;
    return (
      <Banner title={runTitle(services.i18n, run)} action={show(t('bulk.show'))}>
        {t('bulk.progress', { done, total })}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      role="status"
      title={title}
      action={
        <Inline gap={8}>
          <Button size="sm" onClick={() => bulkRuns.drop()}>
            {t('bulk.drop')}
          </Button>
          {show(t('bulk.showResult'))}
          <Button size="sm" design="primary" onClick={() => bulkRuns.goOn().catch(report)}>
            {t('bulk.continue', { count: counts.skipped + counts.unclear })}
          </Button>
        </Inline>
      }
    >
      {createRunWords(services.i18n).interruptedAt(counts)}
    </Banner>
  );
}
