import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CsvIcon, PrintIcon, TableIcon, UsageIcon } from '../icons.ts';
import { printOnly, PrintOnlyStyle } from '../print-sheet/print-only.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { allRows, type ChartRows } from './chart-data.ts';
import { ChartPlaces } from './chart-places.ts';
import { Tools } from './ChartTools.styles.ts';
import type { ChartFrameOptions, ChartWords } from './frame-types.ts';

/** Properties of {@link ChartTools}. */
export interface ChartToolsProps extends Pick<ChartFrameOptions, 'onCsv'> {
  readonly rows: ChartRows;
  readonly asTable: boolean;
  readonly onAsTable: (asTable: boolean) => void;
  /** What is printed. */
  readonly printed: () => HTMLElement | null;
  readonly words: ChartWords;
}

/** What can be done with every chart. In the card's head where it has one, else below the chart. */
export function ChartTools({ rows, asTable, onAsTable, onCsv, printed, words: own }: ChartToolsProps) {
  const words = useUiWords('chartFrame', own);
  const places = useContext(ChartPlaces);
  const { csv, print } = own;
  const buttons = (
    <Tools gap={2} $isInHead={places !== undefined} data-print="hidden">
      <IconButton
        size="sm"
        icon={asTable ? UsageIcon : TableIcon}
        label={asTable ? words.hideTable : words.showTable}
        onClick={() => onAsTable(!asTable)}
      />
      {onCsv && csv !== undefined && (
        <IconButton size="sm" icon={CsvIcon} label={csv} onClick={() => onCsv(allRows(rows))} />
      )}
      {print !== undefined && (
        <IconButton
          size="sm"
          icon={PrintIcon}
          label={print}
          onClick={() => {
            const element = printed();
            if (element) printOnly(element);
          }}
        />
      )}
      <PrintOnlyStyle />
    </Tools>
  );
  if (places === undefined) return buttons;
  return places.tools && createPortal(buttons, places.tools);
}
