import { useId, type ComponentProps, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Bar, Label, Line, Note, Root, Value } from './ProgressBar.styles.ts';

/** Properties of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. */
  readonly label: ReactNode;
  /** Where the place says it, as in a table: the label is announced only, the words stand beside the bar. @default false */
  readonly labelHidden?: boolean;
  /** How much of it is done, 0 to 1. Without it, the total is unknown. */
  readonly value?: number | undefined;
  /** The same in words, formatted for the reader ("62%"); read aloud in place of the number. */
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
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  valueText,
  note,
  ...props
}: ProgressBarProps) {
  const labelId = useId();
  const bar = <Bar value={value} max={1} aria-labelledby={labelId} aria-valuetext={valueText} />;
  return (
    <Root {...props}>
      <Line $inOne={labelHidden}>
        {labelHidden ? (
          <>
            <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
            {bar}
          </>
        ) : (
          <Label id={labelId}>{label}</Label>
        )}
        {valueText && <Value aria-hidden>{valueText}</Value>}
      </Line>
      {!labelHidden && bar}
      {note && <Note>{note}</Note>}
    </Root>
  );
}
