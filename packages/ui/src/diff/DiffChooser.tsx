import { useId } from 'react';
import { Radio } from '../radio-cards/RadioCards.styles.ts';
import { diffSides, type DiffField, type DiffSide, type DiffWords } from './diff-types.ts';
import { DiffText } from './DiffText.tsx';
import { Legend } from '../field/ChoiceGroup.styles.ts';
import { FieldSet, Side, SideName, Sides, Value } from './Diff.styles.ts';

/** Properties of {@link DiffChooser}. */
export interface DiffChooserProps {
  readonly field: DiffField;
  readonly chosen: DiffSide | undefined;
  readonly onChoose: (side: DiffSide) => void;
  readonly words: Required<DiffWords>;
}

/** One field with both values beside each other, one of which can be chosen. */
export function DiffChooser({ field, chosen, onChoose, words }: DiffChooserProps) {
  const name = useId();
  return (
    <FieldSet role="radiogroup">
      <Legend>{field.label}</Legend>
      <Sides>
        {diffSides.map((side) => (
          <Side key={side}>
            <Radio
              type="radio"
              name={name}
              value={side}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span>
              <SideName>{words.sides[side]}</SideName>
              <Value>
                <DiffText values={field} side={side} empty={words.empty} />
              </Value>
            </span>
          </Side>
        ))}
      </Sides>
    </FieldSet>
  );
}
