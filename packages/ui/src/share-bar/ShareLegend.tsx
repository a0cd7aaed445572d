import { markOf } from '../chart-frame/chart-marks.ts';
import { MarkSample } from '../chart-frame/ChartLegend.tsx';
import type { SharePiece } from './share-layout.ts';
import type { ShareBarProps } from './share-types.ts';
import { Entry, Legend, Name, Share, Value } from './ShareLegend.styles.ts';

/** Properties of {@link ShareLegend}. */
export interface ShareLegendProps extends Pick<ShareBarProps, 'formatValue' | 'formatShare'> {
  readonly pieces: readonly SharePiece[];
  /** The piece that is looked at. */
  readonly current: number | undefined;
}

/** Names every piece by its pattern, with its value and its share. */
export function ShareLegend({ pieces, current, formatValue, formatShare }: ShareLegendProps) {
  return (
    <Legend>
      {pieces.map(({ id, name, value, share }, index) => (
        <Entry key={id} aria-current={index === current || undefined}>
          <Name>
            <MarkSample mark={markOf(index)} />
            {name}
          </Name>
          <Value>
            {formatValue(value)}
            <Share>{formatShare(share)}</Share>
          </Value>
        </Entry>
      ))}
    </Legend>
  );
}
