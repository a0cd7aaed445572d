import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import type { BadgeTone } from '../badge/badge-tones.ts';
import { ErrorDetails } from '../error-details/ErrorDetails.tsx';
import type { ResultOutcome, ResultRow, ResultWords } from './result-words.ts';
import { Cause, Name, Note, Row } from './ResultSheet.styles.ts';

const tones: Readonly<Record<ResultOutcome, BadgeTone>> = {
  pending: 'neutral',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  unclear: 'warning',
  skipped: 'warning',
  excluded: 'neutral',
};

/** Properties of {@link ResultItem}. */
export interface ResultItemProps {
  readonly row: ResultRow;
  /** The row above it: what is said there is not said again. */
  readonly before: ResultRow | undefined;
  readonly words: Pick<Required<ResultWords>, 'outcomes'>;
}

/** How one row of a bulk action stands. Why is said above the first of those that have the same cause. */
export function ResultItem({ row, before, words }: ResultItemProps) {
  const { name, note, isPerson = false, outcome, code, text, trace } = row;
  const isSaidAbove = before?.outcome === outcome && before.code === code && before.text === text;
  return (
    <>
      {text && !isSaidAbove && (
        <Cause>
          {text}
          <ErrorDetails code={code} trace={trace} />
        </Cause>
      )}
      <Row>
        {isPerson && <Avatar name={name} size="sm" />}
        <span>
          <Name>{name}</Name>
          {note && <Note>{note}</Note>}
        </span>
        <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>
      </Row>
    </>
  );
}
