import * as v from 'valibot';

/** The counters at the end of one day; they only grow (specification, section 3: daily statistics). */
export const dailyStatistics = v.object({
  /** ISO 8601. */
  timestamp: v.string(),
  /** Mails archived since the tenant began. */
  cumulativeTransactions: v.number(),
  /** Bytes archived since the tenant began (D53). */
  cumulativeStorage: v.number(),
});

/** The counters at the end of one day. */
export type DailyStatistics = v.InferOutput<typeof dailyStatistics>;
