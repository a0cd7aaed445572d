import type { ComponentProps } from 'react';
import type { Space } from '../theme/tokens.ts';
import { Root } from '../stack/Stack.styles.ts';

/** Properties of {@link Form}. */
export interface FormProps extends ComponentProps<'form'> {
  /** Distance between the fields, a step of the space scale in CSS pixels. @default 20 */
  readonly gap?: Space;
}

/**
 * A form whose checks are the console's: the browser's own bubbles are off, because they speak the browser's
 * language and vanish. Set `noValidate={false}` to have them back.
 *
 * - Do: check in `onSubmit`, and show what is wrong at the fields and in a `FormErrorSummary`.
 * - Don't: put one form into another.
 */
export function Form({ gap = 20, ...props }: FormProps) {
  return <Root as="form" $gap={gap} $align="stretch" noValidate {...props} />;
}
