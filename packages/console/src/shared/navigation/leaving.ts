/** What on the page would be lost: its holders are asked before it is left. */
export interface Leaving {
  /**
   * Asks `question` from now on; its answer is whether the page may be left. Answers how to stop that.
   *
   * @param holds whether something would be lost now
   */
  hold(question: () => Promise<boolean>, holds?: () => boolean): () => void;
  /** Whether something would be lost now, of all that is held: the router asks one of several only. */
  isHeld(): boolean;
  /** Asks every holder, one after the other, until one answers that the page may not be left: no navigation does at sign-out. */
  mayLeave(): Promise<boolean>;
}

export function createLeaving(): Leaving {
  const questions = new Map<() => Promise<boolean>, () => boolean>();
  return {
    hold(question, holds = () => true) {
      questions.set(question, holds);
      return () => questions.delete(question);
    },
    isHeld: () => [...questions.values()].some((holds) => holds()),
    async mayLeave() {
      for (const question of questions.keys()) if (!(await question())) return false;
      return true;
    },
  };
}
