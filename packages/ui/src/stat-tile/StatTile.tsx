import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import type { LinkTarget } from '../link/Linked.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Label, Link, Note, Plain, Value } from './StatTile.styles.ts';

/** Properties of {@link StatTile}. */
export interface StatTileProps extends LinkTarget {
  readonly icon?: IconShape;
  /** What is counted. */
  readonly label: string;
  /** The figure with its unit, formatted for the reader. Without it, it is on its way. */
  readonly value?: ReactNode;
  /** What it means: the share, the limit, the change. */
  readonly note?: ReactNode;
  /** How old the figure is, where it is not from now ("as of 14:02"). */
  readonly freshness?: ReactNode;
}

/** One figure and what it means. With `render` or `href` the whole tile leads to what it counts. */
export function StatTile({ icon, label, value, note, freshness, href, render }: StatTileProps) {
  const pending = value === undefined;
  const facts = (
    <>
      <Label>
        {icon && <Icon of={icon} size={16} />}
        {label}
      </Label>
      <Value>{pending ? <Skeleton width="5ch" /> : value}</Value>
      <Note>
        {note}
        {note && freshness && ' · '}
        {freshness}
        {pending && <Skeleton width="16ch" />}
      </Note>
    </>
  );
  if (!href && !render) return <Plain aria-busy={pending}>{facts}</Plain>;
  return (
    <Link href={href} render={render} aria-busy={pending}>
      {facts}
    </Link>
  );
}
