import { type ReactNode, useState } from 'react';
import { CARD_ATTRIBUTE, ToolsPlace } from '../chart-frame/tools-place.ts';
import { Inline } from '../inline/Inline.tsx';
import type { CardProps } from '../card/Card.tsx';
import { Root, Sentence, Tools } from './ChartCard.styles.ts';

/** Properties of {@link ChartCard}. */
export interface ChartCardProps extends Omit<CardProps, 'aside' | 'padding' | 'title'> {
  /** What is shown; also the card's name for screen readers. */
  readonly title: ReactNode;
  /** What the chart says, as a sentence: how it stands, where it goes. */
  readonly sentence?: ReactNode;
  /** The control for the span of time, or how fresh the data is. */
  readonly range?: ReactNode;
  /** One `TimeSeriesChart` or one `ShareBar`. */
  readonly children: ReactNode;
}

/**
 * The frame of every chart: its title, a sentence that says what it says, the control for the span of time, and the
 * tools of the chart in it (as a table, as CSV, on paper).
 *
 * - Do: say in the sentence what a reader would look for in the drawing.
 * - Don't: put two charts into one card; each brings its own tools.
 */
export function ChartCard({ title, sentence, range, children, ...props }: ChartCardProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Root
      {...props}
      {...{ [CARD_ATTRIBUTE]: '' }}
      title={title}
      aside={
        <Inline gap={8}>
          {range}
          <Tools ref={setPlace} />
        </Inline>
      }
    >
      {sentence && <Sentence>{sentence}</Sentence>}
      <ToolsPlace value={place}>{children}</ToolsPlace>
    </Root>
  );
}
