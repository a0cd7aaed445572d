import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Hint, RequiredMark } from '../field/Field.styles.ts';
import { FieldError } from '../field/FieldError.tsx';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import { CardLabel, Cards, Legend, Note, Radio, Root, Title, Words } from './RadioCards.styles.ts';

/** One of the choices. */
export interface RadioCard {
  readonly value: string;
  readonly title: string;
  /** What this choice means, in a sentence. */
  readonly text?: string;
  readonly icon?: IconShape;
  /** Why it cannot be chosen now. Shown in place of the text; the card stays in the tab order. */
  readonly disabledReason?: string;
}

/** Properties of {@link RadioCards}; native ones reach every `<input type="radio">`. */
export interface RadioCardsProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'disabled'
> {
  /** What is chosen. */
  readonly label: string;
  readonly options: readonly RadioCard[];
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** The chosen value, where a state holds it. */
  readonly value?: string;
  /** The value chosen at first, where the form holds it. */
  readonly defaultValue?: string;
  /** Columns from 640 px. @default 2 */
  readonly columns?: 1 | 2 | 3;
}

/**
 * One of a few choices that need a sentence each. Choices that one word explains belong into a select.
 *
 * - Do: say in a sentence what each choice means.
 * - Don't: offer more than five.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the chosen card |
 * | Arrows | Choose the card before or after it |
 */
export function RadioCards({
  label,
  options,
  hint,
  error,
  value,
  defaultValue,
  columns = 2,
  id,
  name,
  onClick,
  ...props
}: RadioCardsProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');
  return (
    <Root
      id={groupId}
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={props.required}
    >
      <Legend>
        {label}
        {props.required && <RequiredMark aria-hidden>*</RequiredMark>}
      </Legend>
      <Cards $columns={columns}>
        {options.map((option, index) => {
          const textId = `${groupId}-${index}`;
          const note = option.disabledReason ?? option.text;
          return (
            <CardLabel key={option.value}>
              <Radio
                {...props}
                {...(value !== undefined && { checked: value === option.value })}
                {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
                type="radio"
                name={name ?? generated}
                value={option.value}
                aria-labelledby={`${textId}-title`}
                aria-describedby={note ? textId : undefined}
                aria-disabled={option.disabledReason ? true : undefined}
                onClick={(event: MouseEvent<HTMLInputElement>) => {
                  if (option.disabledReason) event.preventDefault();
                  else onClick?.(event);
                }}
              />
              <Words>
                <Title id={`${textId}-title`}>{option.title}</Title>
                {note && <Note id={textId}>{note}</Note>}
              </Words>
              {option.icon && <Icon of={option.icon} />}
            </CardLabel>
          );
        })}
      </Cards>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
    </Root>
  );
}
