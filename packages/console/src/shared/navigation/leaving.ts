/** Whom to ask before everything on the page is lost at once, as at sign-out: no navigation asks them there. */
export interface Leaving {
  /** Asks `question` from now on; its answer is whether the page may be left. Answers how to stop that. */
  hold(question: () => Promise<boolean>): () => void;
  /** Asks every holder, one after the other, until one answers that the page may not be left. */
  mayLeave(): Promise<boolean>;
}

export function createLeaving(): Leaving {
  const questions = new Set<() => Promise<boolean>>();
  return {
    hold(question) {
      questions.add(question);
      return () => questions.delete(question);
    },
    async mayLeave() {
      for (const question of questions) if (!(await question())) return false;
      return true;
    },
  };
}
