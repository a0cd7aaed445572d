import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/Icon.tsx';
import type { LinkRenderProps, LinkTarget } from '../link/Linked.tsx';
import { WarningIcon } from '../icons.ts';
import { type MeterTone, placeOf } from '../meter/meter-level.ts';
import { MeterFill } from '../meter/MeterFill.styles.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Age, Failure, Label, MeterTrack, Note, Root, Value } from './StatTile.styles.ts';

/** How much of a limit is used, as a bar. It speaks to the eye only: say the same in the note. */
export interface StatTileMeter {
  /** 0 to 1; what lies beyond counts as the end it lies beyond. */
  readonly share: number;
  /** `warning` where it is nearly used up, `danger` where that presses. @default 'normal' */
  readonly tone?: MeterTone;
}

/** What stands in a tile whose figure could not be read. */
export interface StatTileFailure {
  /** What happened. Announced when it appears. */
  readonly text: ReactNode;
  /** The way to try again, a `TextButton` that names the figure. */
  readonly action?: ReactNode;
}

/** How fresh a figure is. */
export interface StatTileAge {
  /** In words ("as of 14:02"), quiet, below the note. */
  readonly text: ReactNode;
  /** It is older than it should be: the figure steps back and its age comes forward. Say so in `text`. @default false */
  readonly isStale?: boolean;
}

/** Properties of {@link StatTile}. */
export interface StatTileProps extends LinkTarget, Omit<LinkRenderProps, 'children'> {
  /** Drawn before the label. */
  readonly icon?: IconShape;
  /** What is counted. */
  readonly label: string;
  /** The figure with its unit, formatted for the reader. Without it, it is on its way. */
  readonly value?: ReactNode;
  /** What it means: the share, the limit, the change. */
  readonly note?: ReactNode;
  /** How fresh the figure is, where the page does not say it for all. */
  readonly age?: StatTileAge | undefined;
  /** The figure could not be read. It then leads nowhere. */
  readonly failed?: StatTileFailure | undefined;
  /** At the foot of the tile. It takes no room of its own: tiles with and without one are of one height. */
  readonly meter?: StatTileMeter;
}

/**
 * One figure and what it means. With `render` or `href` the whole tile leads to what it counts.
 *
 * - Do: lead to what is counted; say in `age` when it was read, where the page does not say it for all.
 * - Don't: show a figure the reader cannot act on.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Reaches the tile that leads somewhere, or the way to try again |
 * | Enter | Goes there, tries again |
 */
export function StatTile({
  icon,
  label,
  value,
  note,
  age,
  failed,
  meter,
  href,
  render,
  ...props
}: StatTileProps) {
  const name = (
    <Label>
      {icon && <Icon of={icon} size={16} />}
      {label}
    </Label>
  );
  if (failed) {
    return (
      <Root {...props}>
        {name}
        <Failure role="alert">
          <Icon of={WarningIcon} size={16} />
          {failed.text}
        </Failure>
        <Note>{failed.action}</Note>
      </Root>
    );
  }
  const pending = value === undefined;
  return (
    <Root {...props} href={href} render={render} aria-busy={pending} data-stale={age?.isStale || undefined}>
      {name}
      <Value>{pending ? <Skeleton width="5ch" /> : value}</Value>
      <Note>{pending ? <Skeleton width="16ch" /> : note}</Note>
      {age && (
        <Age>
          {age.isStale && <Icon of={WarningIcon} size={14} />}
          {age.text}
        </Age>
      )}
      {meter && (
        <MeterTrack aria-hidden>
          <MeterFill $tone={meter.tone ?? 'normal'} style={{ width: placeOf(meter.share, 1) }} />
        </MeterTrack>
      )}
    </Root>
  );
}
