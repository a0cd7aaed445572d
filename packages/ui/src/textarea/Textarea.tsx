import type { ComponentProps } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldText } from '../field/field-text.ts';
import { Box } from './Textarea.styles.ts';

/** Properties of {@link Textarea}; native ones reach the `<textarea>`. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'disabled' | 'rows'>, FieldText {
  /** Lines that it has room for at least. @default 4 */
  readonly rows?: number;
}

/**
 * Several lines of text. It grows with what is typed, up to 60 % of the window.
 *
 * - Do: use it where a line is too short.
 * - Don't: use it for lists of values.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches it and leaves it: no tab is typed |
 * | Enter | Begins a new line |
 */
export function Textarea({
  label,
  labelAside,
  hint,
  error,
  disabledReason,
  rows = 4,
  ...props
}: TextareaProps) {
  return (
    <Field
      {...{ label, labelAside, hint, error, disabledReason }}
      id={props.id}
      required={props.required}
      describedBy={props['aria-describedby']}
    >
      {(control) => (
        <Box $rows={rows} {...props} {...control} readOnly={control['aria-disabled'] ?? props.readOnly} />
      )}
    </Field>
  );
}
