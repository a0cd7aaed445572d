import type { ComponentProps } from 'react';
import { Root } from './Mono.styles.ts';

/** Properties of {@link Mono}. */
export type MonoProps = ComponentProps<'code'>;

/**
 * What is copied rather than read: ids, codes, trace ids, patterns. Breaks anywhere, never with a hyphen.
 *
 * - Do: use it for what has to be compared or copied letter by letter.
 * - Don't: use it for emphasis, or for figures, which are `NumberValue`.
 */
export function Mono(props: MonoProps) {
  return <Root translate="no" {...props} />;
}
