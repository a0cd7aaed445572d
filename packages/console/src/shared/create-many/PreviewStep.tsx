import {
  Banner,
  Button,
  Card,
  Checkbox,
  CsvIcon,
  ProgressBar,
  SaveBar,
  Stack,
  Text,
} from '@archive-console/ui';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyBusy } from '#shared/bulk/bulk-busy.ts';
import { csvFileName } from '#shared/csv/csv-file-name.ts';
import { csvSeparator, toCsv } from '#shared/csv/csv.ts';
import { saveTextFile } from '#shared/csv/save-file.ts';
import { RefusalBanner } from '#shared/errors/RefusalBanner.tsx';
import { useWords } from '#shared/i18n/use-words.ts';
import { RetryButton } from '#shared/loading/RetryButton.tsx';
import type { CheckedRow } from './checked-rows.ts';
import type { ManySpec } from './many-spec.ts';
import { RowsTable } from './RowsTable.tsx';
import type { CreateMany } from './use-create-many.ts';
import { useCheckWords, useRowMistakes } from './use-row-mistakes.ts';

interface PreviewStepProps<TValues extends object> {
  spec: ManySpec<TValues>;
  many: CreateMany<TValues>;
  /** Takes the focus where a row goes. */
  title: RefObject<HTMLHeadingElement | null>;
}

/** Every row with what is wrong with it, and the decision what is created. */
export function PreviewStep<TValues extends object>({ spec, many, title }: PreviewStepProps<TValues>) {
  const { t } = useTranslation(['create-many', 'objects']);
  const say = useWords();
  const [isLeavingOut, setLeavingOut] = useState(false);
  const whyBusy = useWhyBusy();
  const mistakesOf = useRowMistakes(spec, many.refusals);
  const saveWrong = useSaveRows(spec, mistakesOf);
  const { wrong, right, unused, found, created } = many;
  const checkWords = useCheckWords();
  const warned = right.filter(({ warnings }) => warnings.length > 0);
  const plain = right.filter(({ warnings }) => warnings.length === 0);
  const whyNot = () => {
    if (whyBusy !== undefined) return whyBusy;
    if (found.progress) return t('preview.whyNot.reading');
    if (right.length === 0) return t('preview.whyNot.none');
    return wrong.length > 0 && !isLeavingOut ? t('preview.whyNot.wrong', { count: wrong.length }) : undefined;
  };
  const remove = ({ number }: CheckedRow<TValues>) => {
    many.remove(number);
    title.current?.focus();
  };
  return (
    <Stack gap={20}>
      {created !== undefined && created > 0 && (
        <Banner tone="success" title={say(spec.words.done, { count: created })}>
          {t('preview.left')}
        </Banner>
      )}
      {unused.length > 0 && (
        <Banner title={t('preview.unused', { count: unused.length, columns: unused.join(', ') })} />
      )}
      {found.failed && (
        <RefusalBanner error={found.failed.error} action={<RetryButton onRetry={found.failed.retry} />} />
      )}
      {found.progress ? (
        <Reading label={t('preview.reading')} progress={found.progress} />
      ) : (
        <>
          {found.namesProgress && (
            <Reading label={t('preview.readingNames')} progress={found.namesProgress} />
          )}
          {wrong.length > 0 && (
            <Card
              title={t('preview.wrong', { count: wrong.length })}
              actions={
                <Button size="sm" icon={CsvIcon} onClick={() => saveWrong(wrong)}>
                  {t('preview.save')}
                </Button>
              }
            >
              <RowsTable
                spec={spec}
                caption={t('preview.wrong', { count: wrong.length })}
                rows={wrong}
                notes={{ header: t('preview.mistakes'), tone: 'danger', of: mistakesOf }}
                onRemove={remove}
              />
            </Card>
          )}
          {warned.length > 0 && (
            <Card title={t('preview.warned', { count: warned.length })}>
              <RowsTable
                spec={spec}
                caption={t('preview.warned', { count: warned.length })}
                rows={warned}
                notes={{
                  header: t('preview.warnings'),
                  tone: 'warning',
                  of: ({ warnings }) => checkWords(warnings),
                }}
                onRemove={remove}
              />
            </Card>
          )}
          {plain.length > 0 && (
            <Card title={t('preview.right', { count: plain.length })}>
              <RowsTable
                spec={spec}
                caption={t('preview.right', { count: plain.length })}
                rows={plain}
                onRemove={remove}
              />
            </Card>
          )}
        </>
      )}
      <Card
        padding="roomy"
        footer={
          <SaveBar note={whyNot()}>
            <Button onClick={many.change}>{t('preview.change')}</Button>
            <Button design="primary" disabledReason={whyNot()} onClick={many.create}>
              {say(spec.words.submit, { count: right.length })}
            </Button>
          </SaveBar>
        }
      >
        {wrong.length > 0 && !found.progress ? (
          <Checkbox
            label={t('preview.leaveOut', { count: wrong.length })}
            hint={t('preview.leaveOutHint')}
            checked={isLeavingOut}
            onChange={(event) => setLeavingOut(event.target.checked)}
          />
        ) : (
          <Text tone="muted">{t('preview.next')}</Text>
        )}
      </Card>
    </Stack>
  );
}

function Reading({ label, progress }: { label: string; progress: { done: number; total: number } }) {
  const { t } = useTranslation('create-many');
  return (
    <Card>
      <ProgressBar
        label={label}
        value={progress.done / progress.total}
        note={t('preview.progress', progress)}
      />
    </Card>
  );
}

/** Saves rows as they were pasted, with what is wrong with each: to be mended there and chosen again. */
function useSaveRows<TValues extends object>(
  { columns, words }: ManySpec<TValues>,
  mistakesOf: (row: CheckedRow<TValues>) => readonly string[],
) {
  const { t, i18n } = useTranslation('create-many');
  const say = useWords();
  return (rows: readonly CheckedRow<TValues>[]) => {
    const table = [
      ...columns.map(({ field, label }) => ({
        header: say(label),
        text: ({ typed }: CheckedRow<TValues>) => typed[field] ?? '',
      })),
      { header: t('preview.mistakes'), text: (row: CheckedRow<TValues>) => mistakesOf(row).join(' ') },
    ];
    saveTextFile(csvFileName(say(words.file)), toCsv(table, rows, csvSeparator(i18n.language)), 'text/csv');
  };
}
