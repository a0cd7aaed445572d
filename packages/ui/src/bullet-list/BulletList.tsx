import type { ComponentProps } from 'react';
import { Root } from './BulletList.styles.ts';

/** Properties of {@link BulletList}; native ones reach the `<ul>`. */
export interface BulletListProps extends ComponentProps<'ul'> {
  /** Its points, each an `<li>` or a `Text` as one. */
  readonly children: ComponentProps<'ul'>['children'];
}

/**
 * A few points, each behind a bullet: what happens, what stays, what can be done.
 *
 * - Do: use it for two to six points of a line or two each, below the words that say what they are.
 * - Don't: list objects of the service in it: that is a `PagedList`; facts with names are a `DefinitionList`.
 */
export function BulletList(props: BulletListProps) {
  return <Root {...props} />;
}
