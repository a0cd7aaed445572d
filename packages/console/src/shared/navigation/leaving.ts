type Question = () => Promise<boolean>;

/** What on the page would be lost: its holders are asked before it is left. */
export interface Leaving {
  /**
   * Asks `question` from now on; its answer is whether the page may be left. Answers how to stop that.
   *
   * @param holds whether something would be lost now
   */
  hold(question: Question, holds?: () => boolean): () => void;
  /** Whether something would be lost now, of all that is held. */
  isHeld(): boolean;
  /** The holder that came last: it alone asks at a navigation, as the router takes one blocker only. */
  last(): Question | undefined;
  /** Reports each holder that comes or goes. Answers how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Asks every holder, one after the other, until one answers that the page may not be left: no navigation does at sign-out. */
  mayLeave(): Promise<boolean>;
}

export function createLeaving(): Leaving {
  const questions = new Map<Question, () => boolean>();
  const listeners = new Set<() => void>();
  const report = () => listeners.forEach((listener) => listener());
  return {
    hold(question, holds = () => true) {
      questions.set(question, holds);
      report();
      return () => {
        questions.delete(question);
        report();
      };
    },
    isHeld: () => [...questions.values()].some((holds) => holds()),
    last: () => [...questions.keys()].at(-1),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async mayLeave() {
      for (const question of questions.keys()) if (!(await question())) return false;
      return true;
    },
  };
}
