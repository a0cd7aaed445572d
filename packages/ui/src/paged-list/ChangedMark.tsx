import { ReasonBubble } from '../reason-bubble/ReasonBubble.tsx';
import { Mark } from './ChangedMark.styles.ts';

/** Properties of {@link ChangedMark}. */
export interface ChangedMarkProps {
  /** What it means ("just changed"). */
  readonly label: string;
}

/**
 * A small sign before the name of a row that another person has just changed; under the pointer it
 * says so.
 */
export function ChangedMark({ label }: ChangedMarkProps) {
  return (
    <>
      <Mark role="img" aria-label={label} />
      <ReasonBubble>{label}</ReasonBubble>
    </>
  );
}
