import { Field } from '../field/Field.tsx';
import { NumberEntry } from './NumberEntry.tsx';
import type { NumberFieldProps } from './number-field-props.ts';

/**
 * A number that is counted or measured, written as the reader's language writes it. Turning the wheel over it scrolls
 * the page and never changes the number.
 *
 * - Do: say in the error what the bounds are; name what is counted with `unit`.
 * - Don't: use it for what is a name made of digits: postal codes, invoice numbers, codes.
 *
 * | Key | Does |
 * | --- | --- |
 * | Arrow up, Arrow down | one step more, one step less |
 * | Home, End | the least, the greatest number, where there is one |
 * | Enter | takes what is typed |
 */
export function NumberField({ label, labelAside, hint, error, disabledReason, ...props }: NumberFieldProps) {
  return (
    <Field {...{ label, labelAside, hint, error, disabledReason }} id={props.id} required={props.required}>
      {(control) => <NumberEntry {...props} control={control} />}
    </Field>
  );
}
