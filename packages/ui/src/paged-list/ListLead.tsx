import type { ComponentProps, ReactNode } from 'react';
import { Name, NameLine, Names, Picture, Root, Second } from './ListLead.styles.ts';

/** Properties of {@link ListLead}. */
export interface ListLeadProps extends ComponentProps<'div'> {
  /** The name, as the link to the row's own page. The whole row follows the first link in here. */
  readonly children: ReactNode;
  /** An avatar or an icon. */
  readonly avatar?: ReactNode;
  /** A badge behind the name ("You"). */
  readonly after?: ReactNode;
  /** A second, quieter line; behind the name in compact rows as far as there is room. */
  readonly second?: ReactNode;
  /** Whether the second line is shown on cards too. @default true */
  readonly secondOnCard?: boolean;
}

/**
 * The cell that names a row: picture, name, second line. On a card the picture moves to the margin. In compact rows the
 * name keeps to one line.
 *
 * - Do: put the link to the row's page first; use it in the lead column of a `PagedList`.
 * - Don't: use it twice in a row, or for a value that is a fact among others.
 */
export function ListLead({ children, avatar, after, second, secondOnCard = true, ...props }: ListLeadProps) {
  return (
    <Root {...props}>
      {avatar !== undefined && <Picture data-avatar="">{avatar}</Picture>}
      <Names>
        <NameLine>
          <Name>{children}</Name>
          {after}
        </NameLine>
        {second !== undefined && <Second $onCard={secondOnCard}>{second}</Second>}
      </Names>
    </Root>
  );
}
