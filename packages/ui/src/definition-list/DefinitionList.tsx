import type { ComponentProps, ReactNode } from 'react';
import { Description, Root, Row, Term } from './DefinitionList.styles.ts';

/** `beside` stacks by itself under 640 px; `stacked` always does, for cards at the side and for dialogs. */
export const definitionListLayouts = ['beside', 'stacked'] as const;

/** One of {@link definitionListLayouts}. */
export type DefinitionListLayout = (typeof definitionListLayouts)[number];

/** One fact: what it is called and what it is. */
export interface Definition {
  /** What the fact is called; no other one of the list is called so. */
  readonly term: string;
  /**
   * Words, a badge, a link. A fact the service does not report is left out rather than shown empty.
   */
  readonly description: ReactNode;
}

/** Properties of {@link DefinitionList}. */
export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** In the order they are read. */
  readonly items: readonly Definition[];
  /** Whether the value stands beside its name or below it. @default 'beside' */
  readonly layout?: DefinitionListLayout;
}

/**
 * The facts of one thing, name left and value right; below one another where it is narrow.
 *
 * - Do: use it for a handful of facts; say what is missing in words, not by a dash.
 * - Don't: use it for rows of one kind, which are a `PagedList`.
 */
export function DefinitionList({ items, layout = 'beside', ...props }: DefinitionListProps) {
  const isStacked = layout === 'stacked';
  return (
    <Root {...props}>
      {items.map(({ term, description }) => (
        <Row key={term} $stacked={isStacked}>
          <Term $stacked={isStacked}>{term}</Term>
          <Description>{description}</Description>
        </Row>
      ))}
    </Root>
  );
}
