import { useState, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupText } from '../field/ChoiceGroup.tsx';
import type { IconShape } from '../icon/Icon.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { Cards } from './RadioCards.styles.ts';

/** One of the choices. */
export interface RadioCard<Value extends string = string> {
  /** What a form sends; tells the card from the others. */
  readonly value: Value;
  /** The choice in a few words; it names the button. */
  readonly title: string;
  /** What this choice means, in a sentence. */
  readonly text?: string;
  /** Drawn on the line of the title. */
  readonly icon?: IconShape;
  /** Beside the title, below it where there is no room: a price, a badge. */
  readonly aside?: ReactNode;
  /** Below the text: a few facts, as a `DefinitionList`. */
  readonly children?: ReactNode;
  /** Why it cannot be chosen now. Shown in place of the text; the card stays in the tab order. */
  readonly disabledReason?: string | undefined;
}

/** Properties of {@link RadioCards}; native ones reach the `<fieldset>`. */
export interface RadioCardsProps<Value extends string = string> extends ChoiceGroupText {
  /** In the order they are shown, row by row. */
  readonly options: readonly RadioCard<Value>[];
  /** The chosen value, empty for none, where a state holds it. */
  readonly value?: Value | '' | undefined;
  /** The value chosen at first, where the cards hold it. */
  readonly defaultValue?: Value | undefined;
  /** Told the value of the card that was chosen. */
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
