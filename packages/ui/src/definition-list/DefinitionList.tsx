import type { ComponentProps, ReactNode } from 'react';
import { Description, Root, Row, Term } from './DefinitionList.styles.ts';

/** One fact: what it is called and what it is. */
export interface Definition {
  readonly term: string;
  /** Words, a badge, a link. A fact the service does not tell is left out rather than shown empty. */
  readonly description: ReactNode;
}

/** Properties of {@link DefinitionList}. */
export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  readonly items: readonly Definition[];
}

/** The facts of one thing, name left and value right; below one another under 640 px. */
export function DefinitionList({ items, ...props }: DefinitionListProps) {
  return (
    <Root {...props}>
      {items.map(({ term, description }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <Description>{description}</Description>
        </Row>
      ))}
    </Root>
  );
}
