import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import type { ChartRows } from '../chart-frame/chart-data.ts';
import { gatherSmall, sharesOf } from './share-layout.ts';
import type { ShareBarProps } from './share-types.ts';
import { ShareDrawing } from './ShareDrawing.tsx';

/** About as high as the bar with two lines of its legend. */
const HEIGHT = 96;
const TABLE_HEIGHT = 236;

/**
 * The parts of a whole in one bar, with their values and percent beside their names. Two or more parts of less
 * than 3 % are drawn as one, and of more than six those beyond the fifth; the table names each of them.
 *
 * - Do: give the largest part first; say in `summary` which part is the largest.
 * - Don't: use it for what changes over time (`TimeSeriesChart`), or for one value of a limit (`ProgressBar`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches the bar, at its first part |
 * | Arrows | go to the part before or after it |
 * | Home, End | go to the first and to the last part |
 * | Esc | puts the cursor away |
 */
export function ShareBar({
  label,
  summary,
  parts,
  whole,
  formatValue,
  formatShare,
  words,
  ...frame
}: ShareBarProps) {
  const shares = sharesOf(parts, whole);
  const rows: ChartRows = {
    columns: [words.part, words.value, words.share],
    count: shares.length,
    row(index) {
      const part = shares[index];
      if (part === undefined) return { texts: [], values: [] };
      const { name, value, share } = part;
      return { texts: [name, formatValue(value), formatShare(share)], values: [name, value, share] };
    },
  };
  const isEmpty = shares.every(({ share }) => share === 0);
  return (
    <ChartFrame
      {...frame}
      isEmpty={isEmpty}
      height={frame.status === 'loading' ? HEIGHT : TABLE_HEIGHT}
      rows={rows}
      words={words}
      renderDrawing={() => (
        <ShareDrawing
          label={label}
          summary={summary}
          pieces={gatherSmall(shares, words.others)}
          formatValue={formatValue}
          formatShare={formatShare}
        />
      )}
    />
  );
}
