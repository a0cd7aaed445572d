/** Two days as ISO dates (yyyy-mm-dd), both included. An empty one is open. */
export interface DateRange {
  /** The first day, an ISO date; empty where it is open. */
  readonly from: string;
  /** The last day, an ISO date; empty where it is open. */
  readonly to: string;
}

/** A range that many ask for ("Last 30 days"), worked out by the caller. */
export interface DateRangePreset extends DateRange {
  /** What the button says; no two presets say the same. */
  readonly label: string;
}

/** Whether the first day is after the last. Such a range holds nothing. */
export function isReversedRange({ from, to }: DateRange): boolean {
  return from !== '' && to !== '' && from > to;
}

/** Whether both begin and end on the same day. */
export function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.from === other.from && one.to === other.to;
}
