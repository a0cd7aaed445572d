import type { ReactNode } from 'react';
import type { RenderLink } from '../link/Linked.tsx';
import { Crumb, CrumbLink, List, Words } from './Breadcrumbs.styles.ts';

/** One step on the way to the page. */
export interface BreadcrumbItem {
  /** Tells it from the others. */
  readonly id: string;
  readonly label: ReactNode;
  /** Leads to the step. The last one, and groups that are no page, have none. */
  readonly render?: RenderLink;
}

/** Properties of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** The list's name for screen readers. */
  readonly label: string;
  /** From the group to the page itself. */
  readonly items: readonly BreadcrumbItem[];
}

/** The way to this page. What does not fit ends in an ellipsis; a telephone shows the steps that are pages. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, index) => (
          <Crumb key={item.id} $link={Boolean(item.render)}>
            {item.render ? (
              <CrumbLink render={item.render}>{item.label}</CrumbLink>
            ) : (
              <Words aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</Words>
            )}
          </Crumb>
        ))}
      </List>
    </nav>
  );
}
