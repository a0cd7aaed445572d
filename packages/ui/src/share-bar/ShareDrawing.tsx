import { useId } from 'react';
import { markOf } from '../chart-frame/chart-marks.ts';
import { HatchFill } from '../chart-frame/HatchFill.tsx';
import { useAnnounced } from '../chart-frame/use-announced.ts';
import { useChartCursor } from '../chart-frame/use-chart-cursor.ts';
import { useWidth } from '../chart-frame/use-width.ts';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { layShares, type SharePiece } from './share-layout.ts';
import type { ShareBarProps } from './share-types.ts';
import { ShareLegend } from './ShareLegend.tsx';
import { BAR_HEIGHT, Cursor, Pointed, Track } from './ShareBar.styles.ts';

/** Properties of {@link ShareDrawing}. */
export interface ShareDrawingProps extends Pick<
  ShareBarProps,
  'label' | 'summary' | 'formatValue' | 'formatShare'
> {
  readonly pieces: readonly SharePiece[];
}

/** Before the page has said how wide the bar is. */
const FIRST_WIDTH = 560;

/** The bar with its cursor, and its legend with every value. */
export function ShareDrawing({ label, summary, pieces, formatValue, formatShare }: ShareDrawingProps) {
  const id = useId();
  const { element, width } = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const places = layShares(pieces, width);
  const last = pieces.length - 1;
  const { index, isByKeys, cursorProps } = useChartCursor(
    last,
    (x) =>
      Math.max(
        0,
        places.findLastIndex((place) => place.width > 0 && place.x <= x),
      ),
    0,
  );
  const [piece, place] = index === undefined ? [] : [pieces[index], places[index]];
  const text = piece && `${formatValue(piece.value)} · ${formatShare(piece.share)}`;
  const announced = useAnnounced(isByKeys ? text : undefined);
  return (
    <>
      <Cursor
        ref={element}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-summary`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index ?? 0}
        aria-valuetext={(piece ?? pieces[0])?.name}
        {...cursorProps}
      >
        <Track
          width={width}
          height={BAR_HEIGHT}
          viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
          aria-hidden
          focusable="false"
        >
          {pieces.map(({ id: part }, at) => (
            <g key={part} style={{ stroke: theme.color[markOf(at).ink] }}>
              <HatchFill id={`${id}-${at}`} mark={markOf(at)} />
              <rect
                x={(places[at]?.x ?? 0) + 0.5}
                y={0.5}
                width={Math.max(0, (places[at]?.width ?? 0) - 1)}
                height={BAR_HEIGHT - 1}
                rx={2}
                fill={`url(#${id}-${at})`}
                visibility={places[at]?.width === 0 ? 'hidden' : undefined}
              />
            </g>
          ))}
          {place && place.width > 0 && <Pointed x1={place.x} x2={place.x + place.width} y1={2} y2={2} />}
        </Track>
      </Cursor>
      <p id={`${id}-summary`} hidden>
        {summary}
      </p>
      <ShareLegend pieces={pieces} current={index} formatValue={formatValue} formatShare={formatShare} />
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </>
  );
}
