import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { Hint, Label, LabelRow, RequiredMark, Root } from './Field.styles.ts';
import { useFieldTexts } from './use-field-texts.ts';
import type { FieldText } from './field-text.ts';

/** What the control inside a field has to carry. */
export interface FieldControl {
  /** What the label points to. */
  readonly id: string;
  /** Whether the label is marked as required. */
  readonly required: boolean | undefined;
  /** Ids of error, hint and further texts, in the order they are read. */
  readonly 'aria-describedby': string | undefined;
  /** Set where the field has an `error`. */
  readonly 'aria-invalid': true | undefined;
  /** Set where the field has a `disabledReason`: then the control keeps its value. */
  readonly 'aria-disabled': true | undefined;
}

/** Properties of {@link Field}. */
export interface FieldProps extends FieldText, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** The control's id. @default a generated one */
  readonly id?: string | undefined;
  /** Marks the label and the control. @default false */
  readonly required?: boolean | undefined;
  /** Ids of further texts that describe the control. */
  readonly describedBy?: string | undefined;
  /** The control; it spreads what it is given. */
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around one control, tied to it for screen readers. The fields of this package contain it;
 * use it alone to bring in a control of another kind.
 *
 * - Do: put exactly one control into it, and hand it what the function is given.
 * - Don't: use it around a field of this package, which has one inside.
 */
export function Field({
  label,
  labelAside,
  hint,
  error,
  disabledReason,
  id,
  required,
  describedBy,
  children,
  ...props
}: FieldProps) {
  const field = useFieldTexts({ id, hint, error, disabledReason, describedBy });
  return (
    <Root {...props}>
      <LabelRow>
        <Label id={field.labelId} htmlFor={field.id}>
          {label}
          {required && <RequiredMark aria-hidden>*</RequiredMark>}
        </Label>
        {labelAside}
      </LabelRow>
      {children({
        id: field.id,
        required,
        'aria-describedby': field.describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-disabled': disabledReason ? true : undefined,
      })}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {field.help && <Hint id={field.hintId}>{field.help}</Hint>}
    </Root>
  );
}
