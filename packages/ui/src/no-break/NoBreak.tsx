import type { ComponentProps } from 'react';
import { Part } from './NoBreak.styles.ts';

/** Properties of {@link NoBreak}. */
export interface NoBreakProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What stays on one line wherever the text has it: numbers of invoices, references. */
  readonly of: string | readonly string[];
  /** The text, or a sentence in the reader's language. */
  readonly children: string;
}

/**
 * A text whose lines break anywhere but inside a number: broken at its hyphen, it reads like two.
 *
 * - Do: use it where the number of an invoice or the reference of a mandate stands in a sentence.
 * - Don't: use it for what may be longer than a line: `Mono` breaks, and `Text` is cut off.
 */
export function NoBreak({ of, children, ...props }: NoBreakProps) {
  return (
    <span {...props}>
      {piecesOf(children, [of].flat().filter(Boolean)).map(({ text, at, isPart }) =>
        isPart ? (
          <Part key={at} translate="no">
            {text}
          </Part>
        ) : (
          text
        ),
      )}
    </span>
  );
}

interface Piece {
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
  readonly isPart: boolean;
}

/** The text cut around its parts; where two of them begin in one place, the longer one counts. */
function piecesOf(text: string, parts: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let begin = 0;
  for (;;) {
    const [next] = parts
      .map((part) => ({ text: part, at: text.indexOf(part, begin), isPart: true }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at || other.text.length - one.text.length);
    pieces.push({ text: text.slice(begin, next?.at), at: begin, isPart: false });
    if (next === undefined) return pieces;
    pieces.push(next);
    begin = next.at + next.text.length;
  }
}
