import { type ReactNode, useMemo, useState } from 'react';
import type { CardProps } from '../card/Card.tsx';
import { CARD_ATTRIBUTE, ChartPlaces } from '../chart-frame/chart-places.ts';
import { LegendPlace, Root, Sentence, Tools } from './ChartCard.styles.ts';

/** Properties of {@link ChartCard}. */
export interface ChartCardProps extends Omit<CardProps, 'actions' | 'aside' | 'padding' | 'title'> {
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
 * The frame of every chart: its title, a sentence that says what it says, the control for the span of time, the
 * tools of the chart in it (as a table, as CSV, on paper), and the legend of its lines. With `tabIndex={-1}` it can
 * be led to: it then takes the focus and shows it.
 *
 * - Do: say in the sentence what a reader would look for in the drawing.
 * - Don't: put two charts into one card; each brings its own tools.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | Goes to the control for the span of time, then to the tools, then into the chart |
 * | Enter, Space | Presses a tool |
 */
export function ChartCard({ title, sentence, range, children, ...props }: ChartCardProps) {
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [legend, setLegend] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ tools, legend }), [tools, legend]);
  return (
    <Root
      {...props}
      {...{ [CARD_ATTRIBUTE]: '' }}
      title={title}
      aside={range}
      actions={<Tools ref={setTools} />}
    >
      {sentence && <Sentence>{sentence}</Sentence>}
      <LegendPlace ref={setLegend} />
      <ChartPlaces value={places}>{children}</ChartPlaces>
    </Root>
  );
}
