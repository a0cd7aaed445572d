import type { RefObject } from 'react';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Choices } from './Choices.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { listDensities, type ListColumn, type ListColumnChoice, type ListDensity } from './list-types.ts';
import type { AllListWords } from './list-words.ts';

/** Properties of {@link ColumnsPanel}. */
export interface ColumnsPanelProps {
  readonly columns: readonly ListColumn<never>[];
  readonly choice: ListColumnChoice | undefined;
  readonly onChoice: ((choice: ListColumnChoice) => void) | undefined;
  readonly density: ListDensity;
  readonly onDensity: ((density: ListDensity) => void) | undefined;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly words: AllListWords;
}

/** The panel in which columns and the height of rows are chosen. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { columns, choice, onChoice, density, onDensity, trigger, onClose, words } = props;
  return (
    <PopoverPanel title={words.columns} trigger={trigger} placement="bottom end" onClose={onClose}>
      <Stack gap={12}>
        {onChoice && (
          <ColumnFields
            columns={columns}
            choice={choice ?? { hidden: [], order: [] }}
            onChoice={onChoice}
            words={words}
          />
        )}
        {onDensity && (
          <Choices
            label={words.density}
            kind="one"
            options={listDensities.map((value) => ({ value, label: words[value] }))}
            values={[density]}
            onValues={([value]) => onDensity(value as ListDensity)}
          />
        )}
      </Stack>
    </PopoverPanel>
  );
}
