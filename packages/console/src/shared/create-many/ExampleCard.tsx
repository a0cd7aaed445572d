import { Button, Card, CopyBlock, CsvIcon, NumberedList, Stack, Text } from '@archive-console/ui';
import { useTranslation } from 'react-i18next';
import { csvSeparator, toCsv } from '#shared/csv/csv.ts';
import { readCsv } from '#shared/csv/read-csv.ts';
import { saveTextFile } from '#shared/csv/save-file.ts';
import { useWords } from '#shared/i18n/use-words.ts';
import type { ManySpec } from './many-spec.ts';

/** What a list looks like: its columns in their order, an example, and an empty file. */
export function ExampleCard<TValues extends object>({
  spec: { columns, words },
}: {
  spec: ManySpec<TValues>;
}) {
  const { t, i18n } = useTranslation('create-many');
  const say = useWords();
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const written = (rows: readonly (readonly string[])[]) =>
    toCsv(
      columns.map(({ label }, index) => ({
        header: say(label),
        text: (row: readonly string[]) => row[index] ?? '',
      })),
      rows,
      csvSeparator(i18n.language),
    );
  return (
    <Card title={t('example.title')}>
      <Stack gap={16}>
        <Text tone="muted">{t('example.order')}</Text>
        <NumberedList>
          {columns.map(({ field, label, isRequired, choices }) => (
            <li key={field}>
              {isRequired === true ? t('example.required', { column: say(label) }) : say(label)}
              {choices && (
                <Text size="small" tone="muted">
                  {list.format(Object.values(choices).map((word) => say(word)))}
                </Text>
              )}
            </li>
          ))}
        </NumberedList>
        <CopyBlock
          label={t('example.label')}
          value={written(readCsv(say(words.example)).map(({ cells }) => cells)).trimEnd()}
          words={{ copy: t('example.copy') }}
        />
        <Button
          icon={CsvIcon}
          onClick={() => saveTextFile(`${say(words.file)}.csv`, written([]), 'text/csv')}
        >
          {t('example.save')}
        </Button>
      </Stack>
    </Card>
  );
}
