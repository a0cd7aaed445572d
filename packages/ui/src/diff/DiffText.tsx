import type { DiffValue } from './diff-types.ts';
import { differingPart } from './differing-part.ts';
import { Difference, Empty, Line } from './Diff.styles.ts';

/** Properties of {@link DiffText}. */
export interface DiffTextProps {
  readonly value: DiffValue;
  /** What it is compared with. */
  readonly other: DiffValue;
  /** In place of nothing. */
  readonly empty: string;
}

/** A value with what differs from the other side marked: words of a text, entries of a list. */
export function DiffText({ value, other, empty }: DiffTextProps) {
  if (value.length === 0) return <Empty>{empty}</Empty>;
  if (typeof value === 'string') {
    // Against nothing, or against a list, everything differs: nothing is left that the mark could lift out.
    const { before, part, after } = differingPart(value, typeof other === 'string' ? other : '');
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
  return value.map((entry) => (
    <Line key={entry}>{other.includes(entry) ? entry : <Difference>{entry}</Difference>}</Line>
  ));
}
