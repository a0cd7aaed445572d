import { type ReactNode, useId } from 'react';
import { CloseIcon } from '../icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { MultiPickerProps } from './pick-types.ts';
import { Chip, Chips, Count, Tools } from './MultiPicker.styles.ts';

/** Properties of {@link Chosen}. */
export interface ChosenProps extends Pick<MultiPickerProps, 'selected' | 'onSelected' | 'words'> {
  /** Opposite the count. */
  readonly children?: ReactNode;
}

/** How many are chosen, and each of them with the way to take it out again. */
export function Chosen({ selected, onSelected, words, children }: ChosenProps) {
  const countId = useId();
  return (
    <>
      <Tools>
        <Count id={countId} role="status">
          {words.selected(selected.length)}
        </Count>
        {children}
      </Tools>
      {selected.length > 0 && (
        <Chips aria-labelledby={countId}>
          {selected.map(({ id, name }) => (
            <Chip key={id}>
              {name}
              <IconButton
                size="xs"
                icon={CloseIcon}
                label={words.remove(name)}
                onClick={() => onSelected(selected.filter((option) => option.id !== id))}
              />
            </Chip>
          ))}
        </Chips>
      )}
    </>
  );
}
