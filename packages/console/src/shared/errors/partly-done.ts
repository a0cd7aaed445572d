import { mayBeDone, noteOutcome, outcomeOf } from '#queries/write-outcome.ts';

/** Of several writes behind one action the first ones are done, and one failed: its error is the cause. */
export class PartlyDone extends Error {
  /**
   * @param text what is done and what is not, or what is not known to be, in words that take the reason for the rest
   * @param cause why the rest failed
   */
  constructor(text: (reason: string, isUnknown: boolean) => string, cause: unknown) {
    super('One of several writes behind an action failed.', { cause });
    this.isUnknown = mayBeDone(cause);
    this.text = (reason) => text(reason, this.isUnknown);
    const outcome = outcomeOf(cause);
    if (outcome !== undefined) noteOutcome(this, outcome);
  }

  /** The rest may be done all the same. */
  readonly isUnknown: boolean;
  readonly text: (reason: string) => string;
}
