import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon, WarningIcon } from '../icons.ts';
import { Label, Line, Note, Root, Value } from '../progress-bar/ProgressBar.styles.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Foot, Level, LimitMark, Track } from './Meter.styles.ts';
import { meterLevel, type MeterThresholds, placeOf } from './meter-level.ts';
import { MeterFill } from './MeterFill.styles.ts';

/** Properties of {@link Meter}. */
export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured. */
  readonly label: ReactNode;
  /** Where the place says it, as in a table: the label is announced only, the amount stands beside the track. @default false */
  readonly labelHidden?: boolean;
  /** How much there is, in any unit. May be more than `max`. */
  readonly value: number;
  /** Where the track ends, in the unit of `value`. @default 1 */
  readonly max?: number;
  /** The amount in words, formatted for the reader ("78.2 GB of 90 GB"); read aloud in place of the number. */
  readonly valueText: string;
  /** From where on it presses, in the unit of `value`, each with its words. @default none */
  readonly thresholds?: MeterThresholds;
  /** A line across the track, in the unit of `value`, named below it ("90 GB package") unless `valueText` names it. */
  readonly limit?: { readonly value: number; readonly label?: string };
  /** What follows from the amount. */
  readonly note?: ReactNode;
}

/**
 * How much of something there is: storage, licenses, quota. It stands still until the amount changes; what is under
 * way is a `ProgressBar`. A reached threshold changes the color and says its words.
 *
 * - Do: say the amount and its limit in `valueText`.
 * - Don't: use it for how far a job has come.
 */
export function Meter({
  label,
  labelHidden = false,
  value,
  max = 1,
  valueText,
  thresholds = {},
  limit,
  note,
  ...props
}: MeterProps) {
  const id = useId();
  const { tone, label: level } = meterLevel(value, thresholds);
  const track = (
    <Track
      aria-labelledby={`${id}-label`}
      {...(level && { 'aria-describedby': `${id}-level` })}
      value={value}
      maxValue={max}
      valueLabel={valueText}
    >
      <MeterFill $tone={tone} style={{ width: placeOf(value, max) }} />
      {limit && <LimitMark style={{ insetInlineStart: placeOf(limit.value, max) }} />}
    </Track>
  );
  return (
    <Root {...props}>
      <Line $inOne={labelHidden}>
        {labelHidden ? (
          <>
            <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
            {track}
          </>
        ) : (
          <Label id={`${id}-label`}>{label}</Label>
        )}
        <Value aria-hidden>{valueText}</Value>
      </Line>
      {!labelHidden && track}
      {(level || note || limit?.label) && (
        <Foot>
          {level && (
            <Level id={`${id}-level`} $tone={tone}>
              <Icon of={tone === 'danger' ? ErrorIcon : WarningIcon} size={14} />
              {level}
            </Level>
          )}
          {note && <Note>{note}</Note>}
          {limit?.label && <Note>{limit.label}</Note>}
        </Foot>
      )}
    </Root>
  );
}
