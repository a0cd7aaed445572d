import type { ReactElement } from 'react';

/** Why there is nothing: nothing exists yet, nothing matches, nothing may be seen. */
export const emptyReasons = ['nothing-yet', 'no-match', 'no-access'] as const;

/** One of {@link emptyReasons}. */
export type EmptyReason = (typeof emptyReasons)[number];

const box = <path d="M16 32h64v28a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4zM12 24h72v8H12zM40 42h16" />;

/** One small line drawing for each reason, 96 × 72. */
export const drawings: Record<EmptyReason, ReactElement> = {
  'nothing-yet': (
    <>
      {box}
      <path d="M24 18h48M32 12h32" strokeDasharray="3 4" />
    </>
  ),
  'no-match': (
    <>
      <path d="M14 22h34M14 36h26M14 50h34" strokeDasharray="3 4" />
      <circle cx="62" cy="34" r="16" />
      <path d="m74 46 10 10" />
    </>
  ),
  'no-access': (
    <>
      {box}
      <path d="M40 24v-6a8 8 0 0 1 16 0v6" />
    </>
  ),
};
