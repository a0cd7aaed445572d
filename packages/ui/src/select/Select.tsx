import type { ComponentProps } from 'react';
import type { ControlSize } from '../field/control-sizes.ts';
import { Field, type FieldText } from '../field/Field.tsx';
import { SelectControl } from './SelectControl.tsx';

/** One choice of a select. */
export interface SelectOption {
  /** What a form sends; tells it from the others. The empty one is the placeholder's. */
  readonly value: string;
  /** The choice in a word or two. */
  readonly label: string;
  /** Why it cannot be chosen now; written behind its label. */
  readonly disabledReason?: string | undefined;
}

/** Properties of {@link Select}; native ones reach the `<select>`. */
export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size' | 'disabled'>, FieldText {
  /** In the order a reader would look for them. */
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. Without it the first option is chosen from the start. */
  readonly placeholder?: string;
  /** 34 px high, or 38 px on gates. @default 'md' */
  readonly controlSize?: ControlSize;
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
export function Select({ label, labelAside, hint, error, disabledReason, ...props }: SelectProps) {
  return (
    <Field
      {...{ label, labelAside, hint, error, disabledReason }}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {(control) => <SelectControl {...props} {...control} />}
    </Field>
  );
}
