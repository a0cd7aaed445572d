import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { PreviousIcon } from '../icons.ts';
import type { RenderLink } from '../link/Linked.tsx';
import { Arrow, Crumb, CrumbLink, LinkWords, List, Words } from './Breadcrumbs.styles.ts';

/** One step on the way to the page. */
export interface BreadcrumbItem {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** What the page or the group is called. */
  readonly label: ReactNode;
  /** Leads to the step. The last one, and groups that are no page, have none. */
  readonly render?: RenderLink;
}

/** Properties of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The list's name for screen readers. */
  readonly label: string;
  /** From the group to the page itself. */
  readonly items: readonly BreadcrumbItem[];
}

/**
 * The way to this page. What does not fit ends in an ellipsis; a telephone shows the page and an arrow to its parent.
 *
 * - Do: end with the page itself, without a link; leave groups that are no page without one.
 * - Don't: use it as the only way back, or for the steps of a task, which are `Steps`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes from step to step |
 * | Enter | Opens the step |
 */
export function Breadcrumbs({ label, items, ...props }: BreadcrumbsProps) {
  const last = items.length - 1;
  const parent = items.findLastIndex((item, index) => index < last && item.render !== undefined);
  return (
    <nav {...props} aria-label={label}>
      <List>
        {items.map((item, index) => (
          <Crumb key={item.id} $onTelephone={index === last || index === parent}>
            {item.render ? (
              <CrumbLink render={item.render}>
                <Arrow>
                  <Icon of={PreviousIcon} />
                </Arrow>
                <LinkWords>{item.label}</LinkWords>
              </CrumbLink>
            ) : (
              <Words aria-current={index === last ? 'page' : undefined}>{item.label}</Words>
            )}
          </Crumb>
        ))}
      </List>
    </nav>
  );
}
