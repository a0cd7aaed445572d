import type { ComponentProps } from 'react';
import { Root } from './Kbd.styles.ts';

/** Properties of {@link Kbd}; native ones reach the `<kbd>`. */
export interface KbdProps extends ComponentProps<'kbd'> {
  /** The key, or the keys pressed together, as they are printed on the reader's keyboard ("Ctrl K", "Strg K"). */
  readonly children: string;
}

/**
 * A key as it is shown in hints: beside a search field, in a menu, in help.
 *
 * - Do: write the keys as they are printed on the keyboard of the reader's language and system.
 * - Don't: use it for anything that is not pressed; a value to type is `Mono`.
 */
export function Kbd(props: KbdProps) {
  return <Root {...props} />;
}
