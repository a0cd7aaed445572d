/** Of several writes behind one save the first ones are done, and one was refused: its refusal is the cause. */
export class PartlySaved extends Error {
  /**
   * @param text what is saved and what is not, in words that take the reason for the rest
   * @param cause the refusal
   */
  constructor(text: (reason: string) => string, cause: unknown) {
    super('One of several writes behind a save was refused.', { cause });
    this.text = text;
  }

  readonly text: (reason: string) => string;
}
