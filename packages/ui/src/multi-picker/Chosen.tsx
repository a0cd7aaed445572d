import { type ReactNode, useId, useState } from 'react';
import { CloseIcon } from '../icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Inline } from '../inline/Inline.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { VirtualItems } from '../virtual-list/VirtualItems.tsx';
import type { MultiPickerProps, PickerTexts, PickOption } from './pick-types.ts';
import { Chip, Chips, ChosenItem, Count, Second, Tools } from './MultiPicker.styles.ts';

/** Properties of {@link Chosen}. */
export interface ChosenProps extends Pick<MultiPickerProps, 'selected' | 'onSelected'> {
  readonly words: PickerTexts;
  /** Opposite the count. */
  readonly children?: ReactNode;
}

/** Chips drawn at once: more than that are not read in three lines. */
const CHIPS = 20;

/** How many are chosen, and each of them with the way to take it out again; of many the first, and a list of all. */
export function Chosen({ selected, onSelected, words, children }: ChosenProps) {
  const countId = useId();
  const [wantsAll, setWantsAll] = useState(false);
  const [cleared, setCleared] = useState<readonly PickOption[]>([]);
  const count = selected.length;
  // A new choice ends the chance to restore the cleared ones.
  if (count > 0 && cleared.length > 0) setCleared([]);
  const isMany = count > CHIPS;
  const remove = ({ id, name }: PickOption, tabIndex: 0 | -1 = 0) => (
    <IconButton
      size="xs"
      icon={CloseIcon}
      label={words.remove(name)}
      tabIndex={tabIndex}
      onClick={() => onSelected(selected.filter((option) => option.id !== id))}
    />
  );
  /** Takes all out again, or brings back what was taken out. */
  const clearOrUndo = () => {
    setCleared(selected);
    onSelected(cleared);
  };
  return (
    <>
      <Tools>
        <Count id={countId} role="status">
          {words.selected(count)}
        </Count>
        {children}
      </Tools>
      {isMany && wantsAll ? (
        <VirtualItems
          label={words.selected(count)}
          count={count}
          leastHeight={40}
          typicalHeight={41}
          height={206}
          control="button"
          keyOf={(index) => selected[index]?.id ?? index}
        >
          {(index, tabIndex) => {
            const option = selected[index];
            return (
              option && (
                <ChosenItem>
                  <Second>{option.name}</Second>
                  {remove(option, tabIndex)}
                </ChosenItem>
              )
            );
          }}
        </VirtualItems>
      ) : (
        count > 0 && (
          <Chips aria-labelledby={countId}>
            {selected.slice(0, CHIPS).map((option) => (
              <Chip key={option.id}>
                {option.name}
                {remove(option)}
              </Chip>
            ))}
          </Chips>
        )
      )}
      {(isMany || cleared.length > 0) && (
        <Inline gap={16}>
          {isMany && (
            <TextButton aria-expanded={wantsAll} onClick={() => setWantsAll(!wantsAll)}>
              {wantsAll ? words.showFewer : words.showAll(count)}
            </TextButton>
          )}
          <TextButton onClick={clearOrUndo}>
            {cleared.length > 0 ? words.undoClear : words.clearChosen}
          </TextButton>
        </Inline>
      )}
    </>
  );
}
