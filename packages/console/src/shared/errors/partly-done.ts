import { noteOutcome, outcomeOf } from '#queries/write-outcome.ts';

/** Of several writes behind one action the first ones are done, and one was refused: its refusal is the cause. */
export class PartlyDone extends Error {
  /**
   * @param text what is done and what is not, in words that take the reason for the rest
   * @param cause the refusal
   */
  constructor(text: (reason: string) => string, cause: unknown) {
    super('One of several writes behind an action was refused.', { cause });
    this.text = text;
    const outcome = outcomeOf(cause);
    if (outcome !== undefined) noteOutcome(this, outcome);
  }

  readonly text: (reason: string) => string;
}
