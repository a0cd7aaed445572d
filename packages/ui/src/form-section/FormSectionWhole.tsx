import type { ComponentProps } from 'react';
import { Whole } from './FormSection.styles.ts';

/** Properties of {@link FormSectionWhole}. */
export type FormSectionWholeProps = ComponentProps<'div'>;

/**
 * A field that takes all columns of its `FormSection`: a list of patterns, a long text.
 *
 * - Do: use it for what needs the width.
 * - Don't: use it to make a short field look important.
 */
export function FormSectionWhole(props: FormSectionWholeProps) {
  return <Whole {...props} />;
}
