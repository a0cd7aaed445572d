import type { ComponentProps } from 'react';

/** What the element around a list takes from its caller, besides `data-*`. */
export type ListElementProps = Pick<ComponentProps<'div'>, 'ref' | 'id' | 'className' | 'style'>;

/** Out of all a list is given, what belongs on its element. */
export function elementProps({ ref, id, className, style, ...list }: ListElementProps): ListElementProps {
  const data = Object.entries(list).filter(([name]) => name.startsWith('data-'));
  return { ref, id, className, style, ...Object.fromEntries(data) };
}
