import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import type { LinkRenderProps, LinkTarget } from '../link/Linked.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Label, Meter, MeterFill, Note, Root, Value } from './StatTile.styles.ts';

/** How much of a limit is used, as a bar. It speaks to the eye only: say the same in the note. */
export interface StatTileMeter {
  /** 0 to 1; what is beyond counts as 1. */
  readonly share: number;
  /** `warning` where it is nearly used up. @default 'accent' */
  readonly tone?: 'accent' | 'warning';
}

/** Properties of {@link StatTile}. */
export interface StatTileProps extends LinkTarget, Omit<LinkRenderProps, 'children'> {
  readonly icon?: IconShape;
  /** What is counted. */
  readonly label: string;
  /** The figure with its unit, formatted for the reader. Without it, it is on its way. */
  readonly value?: ReactNode;
  /** What it means: the share, the limit, the change. */
  readonly note?: ReactNode;
  /** Below all of it, so that the words of neighbouring tiles stay in line. */
  readonly meter?: StatTileMeter;
}

/**
 * One figure and what it means. With `render` or `href` the whole tile leads to what it counts.
 *
 * - Do: lead to what is counted.
 * - Don't: show a figure nobody can act on.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the tile that leads somewhere |
 * | Enter | Goes there |
 */
export function StatTile({ icon, label, value, note, meter, ...props }: StatTileProps) {
  const pending = value === undefined;
  return (
    <Root {...props} aria-busy={pending}>
      <Label>
        {icon && <Icon of={icon} size={16} />}
        {label}
      </Label>
      <Value>{pending ? <Skeleton width="5ch" /> : value}</Value>
      <Note>{pending ? <Skeleton width="16ch" /> : note}</Note>
      {meter && (
        <Meter aria-hidden>
          <MeterFill $tone={meter.tone ?? 'accent'} style={{ width: `${Math.min(1, meter.share) * 100}%` }} />
        </Meter>
      )}
    </Root>
  );
}
