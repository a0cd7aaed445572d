import { useId, type ComponentProps, type ReactNode } from 'react';
import { Bar, Label, Line, Note, Root, Value } from './ProgressBar.styles.ts';

/** Properties of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. */
  readonly label: ReactNode;
  /** How much of it is done, 0 to 1. Without it, nobody knows how much there is. */
  readonly value?: number | undefined;
  /** The same in words, formatted for the reader ("62 %"); read aloud in place of the number. */
  readonly valueText?: string;
  /** Figures or time below the bar. */
  readonly note?: ReactNode;
}

/**
 * How far something has come. The fill is drawn from `value`; what is said of it comes by prop.
 *
 * - Do: say the figures in words too.
 * - Don't: use it for a wait of less than a second.
 */
export function ProgressBar({ label, value, valueText, note, ...props }: ProgressBarProps) {
  const labelId = useId();
  return (
    <Root {...props}>
      <Line>
        <Label id={labelId}>{label}</Label>
        {valueText && <Value aria-hidden>{valueText}</Value>}
      </Line>
      <Bar value={value} max={1} aria-labelledby={labelId} aria-valuetext={valueText} />
      {note && <Note>{note}</Note>}
    </Root>
  );
}
