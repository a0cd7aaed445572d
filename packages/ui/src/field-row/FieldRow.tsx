import type { ComponentProps, ReactNode } from 'react';
import { Action, Root } from './FieldRow.styles.ts';

/** Properties of {@link FieldRow}. */
export interface FieldRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The field: one of this package, with its label, hint and error. */
  readonly children: ReactNode;
  /** The button that acts at once on what is in the field. */
  readonly action: ReactNode;
}

/**
 * A field and the button that acts on it at once, beside its control: redeem a coupon, check a VAT id, fetch what belongs
 * to a number. On a telephone the button stands right below the control. What the field says moves it nowhere.
 *
 * - Do: use it where the button needs nothing but this field; say in the field's error what the service refused.
 * - Don't: use it for a form's own button (`Form`, `SaveBar`), or for several fields in one line (`Grid`).
 */
export function FieldRow({ children, action, ...props }: FieldRowProps) {
  return (
    <Root {...props}>
      {children}
      <Action>{action}</Action>
    </Root>
  );
}
