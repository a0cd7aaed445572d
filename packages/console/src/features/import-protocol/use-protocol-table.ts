import { useTranslation } from 'react-i18next';
import { useFigureTerms } from '#entities/import-sources/use-figure-terms.ts';
import { useSourceType } from '#entities/import-sources/use-source-type.ts';
import { useTaskTexts } from '#entities/import-sources/use-task-texts.ts';
import type { CsvColumn } from '#shared/csv/csv.ts';
import type { ProtocolVerdict } from './protocol-verdict.ts';
import type { Protocol, ProtocolRow, ProtocolSource } from './use-protocol.ts';

/** A line of paper and file: an import, or cells by the heading of their column. */
export interface ProtocolLine {
  id: string;
  source?: ProtocolSource;
  task?: ProtocolRow['task'];
  cells?: ReadonlyMap<string, string>;
}

/** A column; paper sets figures and addresses otherwise than a file does. */
export type ProtocolColumn = CsvColumn<ProtocolLine> & { kind?: 'figure' | 'address' };

interface ProtocolTable {
  columns: readonly ProtocolColumn[];
  /** Every import, then every source whose imports could not be read. */
  lines: readonly ProtocolLine[];
  /** What all of them come to. */
  sum: ProtocolLine;
}

/** The protocol as paper and file have it. */
export function useProtocolTable({ rows, unread }: Protocol, verdict: ProtocolVerdict): ProtocolTable {
  const { t } = useTranslation(['import-protocol', 'import-sources']);
  const typeOf = useSourceType();
  const taskTexts = useTaskTexts();
  const figureTerms = useFigureTerms();
  const sumTitle = useSumTitle();
  const name = t('import-sources:field.name');
  const column = (header: string, text: (line: ProtocolLine) => string): CsvColumn<ProtocolLine> => ({
    header,
    text: (line) => line.cells?.get(header) ?? text(line),
  });
  const ofSource = (header: string, text: (source: ProtocolSource) => string) =>
    column(header, ({ source }) => (source === undefined ? '' : text(source)));
  const isUnread = new Map([[t('import-sources:field.state'), t('couldNotBeRead')]]);
  return {
    columns: [
      ofSource(name, ({ displayName }) => displayName),
      {
        ...ofSource(t('import-sources:field.address'), ({ primaryAddress }) => primaryAddress),
        kind: 'address',
      },
      ofSource(t('import-sources:field.type'), ({ importSourceType }) => typeOf(importSourceType)),
      ...taskTexts.map(({ header, text, ...kind }): ProtocolColumn => ({
        ...column(header, ({ task }) => (task === undefined ? '' : text(task))),
        ...kind,
      })),
    ],
    lines: [...rows, ...unread.map((source) => ({ id: source.id, source, cells: isUnread }))],
    sum: {
      id: 'sum',
      cells: new Map([
        [name, sumTitle(verdict, unread.length === 0)],
        ...figureTerms.map(({ figure, term }) => [term, `${verdict.sum[figure]}`] as const),
        [t('import-sources:field.balance'), t('differenceIs', { count: verdict.off })],
      ]),
    },
  };
}

/** What the sum is of: canceled imports need not add up, and are not in it. */
export function useSumTitle(): (verdict: ProtocolVerdict, isWhole: boolean) => string {
  const { t } = useTranslation('import-protocol');
  return ({ canceled }, isWhole) => {
    if (canceled > 0) return isWhole ? t('sumWithout') : t('sumPartlyWithout');
    return isWhole ? t('sum') : t('sumPartly');
  };
}
