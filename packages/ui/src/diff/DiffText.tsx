import { differingEntries } from './differing-entries.ts';
import { differingPart } from './differing-part.ts';
import { otherSide, type DiffSide, type DiffValues } from './diff-types.ts';
import { Difference, Empty, Line } from './Diff.styles.ts';

const isText = (values: DiffValues): values is DiffValues<string> => typeof values.mine === 'string';

/** Properties of {@link DiffText}. */
export interface DiffTextProps {
  readonly values: DiffValues;
  /** Which of the two is shown. */
  readonly side: DiffSide;
  /** In place of nothing. */
  readonly empty: string;
}

/** A value with what differs from the other side marked: words of a text, entries of a list. */
export function DiffText({ values, side, empty }: DiffTextProps) {
  if (values[side].length === 0) return <Empty>{empty}</Empty>;
  if (isText(values)) {
    const value = values[side];
    // Against nothing everything differs: nothing is left that the mark could lift out.
    const { before, part, after } = differingPart(value, values[otherSide[side]]);
    const isWhole = before === '' && after === '';
    return isWhole || part === '' ? (
      value
    ) : (
      <>
        {before}
        <Difference>{part}</Difference>
        {after}
      </>
    );
  }
  const differing = differingEntries(values[side], values[otherSide[side]]);
  return values[side].map((entry) => (
    <Line key={entry}>{differing.has(entry) ? <Difference>{entry}</Difference> : entry}</Line>
  ));
}
