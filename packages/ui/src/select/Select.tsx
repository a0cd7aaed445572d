import { Field } from '../field/Field.tsx';
import { SelectControl } from './SelectControl.tsx';
import type { SelectProps } from './select-props.ts';

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
