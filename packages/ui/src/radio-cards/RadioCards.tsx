import { useState } from 'react';
import { ChoiceGroup, type ChoiceGroupText } from '../field/ChoiceGroup.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { Cards } from './RadioCards.styles.ts';
import type { RadioCard } from './radio-card.ts';

/** Properties of {@link RadioCards}; native ones reach the `<fieldset>`. */
export interface RadioCardsProps<Value extends string = string> extends ChoiceGroupText {
  /** In the order they are shown, row by row. */
  readonly options: readonly RadioCard<Value>[];
  /** The chosen value, empty for none, where a state holds it. */
  readonly value?: Value | '' | undefined;
  /** The value chosen at first, where the cards hold it. */
  readonly defaultValue?: Value | undefined;
  /** Called with the value of the card that was chosen. */
  readonly onChange?: (value: Value) => void;
  /** Under which name a form sends what is chosen. @default a generated one */
  readonly name?: string | undefined;
  /** Columns from 640 px. @default 2 */
  readonly columns?: 1 | 2 | 3;
}

/**
 * One of a few choices that need a sentence each, or a price and a few facts. Choices that one word explains belong
 * into a select.
 *
 * - Do: say in a sentence what each choice means; give all cards the same facts, so that they can be compared.
 * - Don't: offer more than five, or put links and buttons into a card: a press anywhere chooses it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the chosen card |
 * | Arrows | Choose the card before or after it; one that is disabled is reached and not chosen |
 */
export function RadioCards<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  name,
  columns = 2,
  ...props
}: RadioCardsProps<Value>) {
  const [own, setOwn] = useState<Value | '' | undefined>(defaultValue);
  const chosen = value ?? own;
  return (
    <ChoiceGroup
      {...props}
      role="radiogroup"
      aria-invalid={props.error ? true : undefined}
      aria-required={props.required}
    >
      {({ id, describedBy }) => (
        <Cards $columns={columns}>
          {options.map((option, place) => (
            <ChoiceCard
              key={option.value}
              {...{ option, describedBy }}
              id={`${id}-${place}`}
              name={name ?? id}
              isChosen={option.value === chosen}
              isOff={Boolean(option.disabledReason || props.disabledReason)}
              onChoose={() => {
                setOwn(option.value);
                onChange?.(option.value);
              }}
            />
          ))}
        </Cards>
      )}
    </ChoiceGroup>
  );
}
