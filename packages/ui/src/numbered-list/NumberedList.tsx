import type { ComponentProps } from 'react';
import { Root } from './NumberedList.styles.ts';

/** Properties of {@link NumberedList}; native ones reach the `<ol>`. */
export interface NumberedListProps extends ComponentProps<'ol'> {
  /** Its steps in their order, each an `<li>`: a sentence, and below it what it needs at hand. */
  readonly children: ComponentProps<'ol'>['children'];
}

/**
 * Steps to be done one after the other, in numbers: a journal rule, a DNS record. A step may hold a `CopyField`, a
 * `CopyBlock` or a picture below its sentence.
 *
 * - Do: one action a step; say where it is done, then what is done there.
 * - Don't: number points that have no order: that is a `BulletList`; where one is on a way of pages is said by `Steps`.
 */
export function NumberedList(props: NumberedListProps) {
  return <Root {...props} />;
}
