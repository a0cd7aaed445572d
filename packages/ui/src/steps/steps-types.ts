import type { LinkTarget } from '../link/Linked.tsx';

/** How a step stands. */
export const stepStates = ['done', 'current', 'toCome', 'failed'] as const;

/** One of {@link stepStates}. */
export type StepState = (typeof stepStates)[number];

/** One step. With `href` or `render` it is a link. */
export interface Step extends LinkTarget {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** The step in a word or two. */
  readonly label: string;
  /** Shown by the mark before its name, and read behind it. */
  readonly state: StepState;
}

/** The words of `Steps`. */
export interface StepsWords {
  /** Read behind a step's name ("done"). The current one is announced by the browser. */
  readonly state?: Readonly<Record<Exclude<StepState, 'current'>, string>>;
  /** Where the words of the steps find no room, below the marks ("Step 2 of 5: Domains"). */
  readonly position?: (step: number, total: number, label: string) => string;
}
