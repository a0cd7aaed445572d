import type { ComponentProps, ReactNode } from 'react';
import { Root } from './ButtonGroup.styles.ts';

/** Properties of {@link ButtonGroup}; native ones reach the group. */
export interface ButtonGroupProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'children' | 'role'> {
  /** What the actions have in common, for screen readers ("Move this rule"). */
  readonly label: string;
  /** `Button`, `IconButton`, `ButtonLink` or `MenuButton`, all of one size. Their design is that of the group. */
  readonly children: ReactNode;
}

/**
 * Actions of equal weight that act on the same thing, in one row. Where there is no room the row wraps.
 *
 * - Do: keep to two to four actions of the same kind: up and down, previous and next.
 * - Don't: put the one primary action of a page into it; don't use it for a choice, which is a `SegmentedChoice`.
 *
 * | Key | Does |
 * |---|---|
 * | Tab | reaches every button, as outside of a group |
 * | Enter, Space | presses it |
 */
export function ButtonGroup({ label, ...props }: ButtonGroupProps) {
  return <Root role="group" aria-label={label} {...props} />;
}
