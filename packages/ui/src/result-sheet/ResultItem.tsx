import { Badge } from '../badge/Badge.tsx';
import type { BadgeTone } from '../badge/badge-tones.ts';
import { ErrorDetails } from '../error-details/ErrorDetails.tsx';
import type { ResultOutcome, ResultRow, ResultWords } from './result-words.ts';
import { Name, Note, Reason, Row } from './ResultSheet.styles.ts';

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
  readonly words: Pick<Required<ResultWords>, 'outcomes'>;
}

/** How one row of a bulk action stands, and why. */
export function ResultItem({ row, words }: ResultItemProps) {
  const { name, note, outcome, code, text, trace } = row;
  return (
    <Row>
      <span>
        <Name>{name}</Name>
        {note && <Note>{note}</Note>}
      </span>
      <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>
      {text && (
        <Reason>
          {text}
          <ErrorDetails code={code} trace={trace} />
        </Reason>
      )}
    </Row>
  );
}
