import type { ErrorTrace } from '@archive-console/ui';

/** The trace id of an error, for the parts of ui that show one. */
export const traceOf = (traceId: string | undefined): ErrorTrace | undefined =>
  traceId === undefined ? undefined : { id: traceId };
