import type { ReactNode } from 'react';

/** How a check stands: not begun, under way, passed, or failed. */
export const checkStates = ['open', 'busy', 'done', 'failed'] as const;

/** One of {@link checkStates}. */
export type CheckState = (typeof checkStates)[number];

/** One thing that has to be so. */
export interface Check {
  /** Distinguishes it from the others. */
  readonly id: string;
  /** How it stands now; a change is announced. */
  readonly state: CheckState;
  /** What has to be so, or is ("The domain is confirmed"). */
  readonly title: string;
  /** What is missing, why, who can do it. */
  readonly text?: ReactNode;
  /** What is known of it: when it was looked at, by whom. */
  readonly fact?: ReactNode;
  /** The one action that brings it on, small; busy while it is under way. */
  readonly action?: ReactNode;
}

/** The words of `CheckList`. */
export interface CheckListWords {
  /** How a check stands, in a word ("done"). */
  readonly states?: Readonly<Record<CheckState, string>>;
  /** How many are done ("3 of 5 done"). */
  readonly progress?: (done: number, total: number) => string;
}
