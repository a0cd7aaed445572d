import type { ComponentProps } from 'react';
import type { Space } from '../theme/tokens.ts';
import { Root } from './Grid.styles.ts';

/** Properties of {@link Grid}. */
export interface GridProps extends ComponentProps<'div'> {
  /** The element, where a plain box is not what it means. @default 'div' */
  readonly as?: 'div' | 'ul' | 'section';
  /** Columns on a wide screen; at most two under 1024 px, one under 640 px. @default 2 */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Under 640 px: as many columns as have room at this width, in CSS pixels. @default one column */
  readonly least?: number;
  /** Distance between columns, a step of the space scale in CSS pixels. @default 12 */
  readonly gap?: Space;
  /** Distance between rows, a step of the space scale in CSS pixels. @default `gap` */
  readonly rowGap?: Space;
}

/**
 * Columns of one width that give way as the screen gets narrower.
 *
 * - Do: use it for cards or tiles of equal weight.
 * - Don't: use it for a form, which has the columns of a `FormSection`, or for a main part with a side, which is a
 *   `Split`.
 */
export function Grid({ columns = 2, least, gap = 12, rowGap = gap, ...props }: GridProps) {
  return <Root $columns={columns} $least={least} $gap={gap} $rowGap={rowGap} {...props} />;
}
