import type { ComponentProps } from 'react';
import { Field, type FieldText } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ExpandIcon } from '../icons.ts';
import { Control, Frame } from './Select.styles.ts';
import { useKeptChoice } from './use-kept-choice.ts';

/** One choice of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen now; written behind its label. */
  readonly disabledReason?: string | undefined;
}

/** Properties of {@link Select}; native ones reach the `<select>`. */
export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size' | 'disabled'>, FieldText {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. Without it the first option is chosen from the start. */
  readonly placeholder?: string;
  /** 34 px high, or 38 px on gates. @default 'md' */
  readonly controlSize?: 'md' | 'lg';
}

/**
 * One of up to a dozen choices that one word explains. It is the browser's own select: the one telephones, screen
 * readers and react-hook-form know, and it weighs nothing. Choices that need a sentence each are `RadioCards`.
 *
 * - Do: order the options as the reader would look for them; say in the label what is chosen.
 * - Don't: use it for more than a dozen (`Combobox`), or to do something at once (`MenuButton`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it, also while it is disabled |
 * | Arrows, letters | Choose |
 * | Space, Alt+Arrow down | Opens the options, as the browser has it |
 */
export function Select({
  label,
  labelAside,
  hint,
  error,
  disabledReason: whyNot,
  options,
  placeholder,
  controlSize = 'md',
  ...props
}: SelectProps) {
  const heard = useKeptChoice(Boolean(whyNot), props);
  return (
    <Field
      {...{ label, labelAside, hint, error }}
      disabledReason={whyNot}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {(control) => (
        <Frame>
          <Control $large={controlSize === 'lg'} {...props} {...control} {...heard}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: name, disabledReason }) => (
              <option key={value} value={value} disabled={Boolean(disabledReason)}>
                {disabledReason ? `${name} – ${disabledReason}` : name}
              </option>
            ))}
          </Control>
          <Icon of={ExpandIcon} size={16} />
        </Frame>
      )}
    </Field>
  );
}
