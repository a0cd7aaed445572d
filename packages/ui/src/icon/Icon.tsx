import type { ComponentProps, ComponentType } from 'react';

/**
 * What every icon of `icons.ts` is: a drawing that takes its measures from the component that shows
 * it.
 */
export type IconShape = ComponentType<
  Omit<ComponentProps<'svg'>, 'stroke'> & {
    readonly size?: number | string;
    readonly stroke?: number | string;
  }
>;

/** Properties of {@link Icon}. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'of' | 'stroke' | 'children'> {
  /** The drawing, one of the icons this package exports. */
  readonly of: IconShape;
  /** Edge in CSS pixels at the usual text size; it grows with the reader's. @default 18 */
  readonly size?: number;
}

/**
 * An icon in the color of its text. It is decoration to a screen reader: what it means is said in words
 * beside it, or by the label of the button that holds it.
 *
 * - Do: take a drawing from this package; keep to one drawing for one meaning.
 * - Don't: let it stand for words: a button of a drawing alone is an `IconButton`.
 */
export function Icon({ of: Shape, size = 18, ...props }: IconProps) {
  return <Shape size={`${size / 16}rem`} stroke={1.6} aria-hidden {...props} />;
}
