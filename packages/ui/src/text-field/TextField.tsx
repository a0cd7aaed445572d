import type { ComponentProps } from 'react';
import type { ControlSize } from '../field/control-sizes.ts';
import { Field } from '../field/Field.tsx';
import type { FieldText } from '../field/field-text.ts';
import { Input } from './TextField.styles.ts';

/** What all single-line fields have in common; native properties reach the `<input>`. */
export interface InputFieldProps extends Omit<ComponentProps<'input'>, 'disabled'>, FieldText {
  /** 34 px high, or 38 px on gates. @default 'md' */
  readonly controlSize?: ControlSize;
}

/** Properties of {@link TextField}. */
export type TextFieldProps = InputFieldProps;

/**
 * One line of text. Takes every native property, also what react-hook-form's `register` gives.
 * Say with `type`, `autoComplete` and `inputMode` what is typed, so that the browser can help.
 *
 * - Do: keep the label visible and say in the error what to do.
 * - Don't: use the placeholder as the label or for what one has to know.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it, also while it is disabled |
 * | Enter | Submits the form around it |
 */
export function TextField({
  label,
  labelAside,
  hint,
  error,
  disabledReason,
  controlSize = 'md',
  ...props
}: TextFieldProps) {
  return (
    <Field
      {...{ label, labelAside, hint, error, disabledReason }}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {(control) => (
        <Input
          type="text"
          $large={controlSize === 'lg'}
          {...props}
          {...control}
          readOnly={control['aria-disabled'] ?? props.readOnly}
        />
      )}
    </Field>
  );
}
