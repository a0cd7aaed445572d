import * as v from 'valibot';
import { optionalFigure } from '../reading.ts';

/** The figures of a usage as they travel: read them through {@link withOneStorage}. */
export const usageFields = {
  /** Mails archived. */
  mailTransactions: optionalFigure,
  /** Bytes (D53). */
  storageUsed: optionalFigure,
  /** Another name of `storageUsed`, in some answers (D73). */
  storageUsage: optionalFigure,
  userCount: optionalFigure,
};

/** One name for the bytes, whichever the answer used (D73). */
/* @__NO_SIDE_EFFECTS__ */
export function withOneStorage<TUsage extends { storageUsed: number | null; storageUsage: number | null }>(
  usage: TUsage,
) {
  const { storageUsage, ...rest } = usage;
  return { ...rest, storageUsed: usage.storageUsed ?? storageUsage };
}

/** What the tenant uses: mails, bytes (D53) and users. A figure the service left out is `null`. */
export const tenantUsage = v.pipe(v.object(usageFields), v.transform(withOneStorage));

/** What the tenant uses. */
export type TenantUsage = v.InferOutput<typeof tenantUsage>;
