const MS_OF_A_DAY = 86_400_000;

/** A moment that the service wrote; `undefined` where it wrote none. */
export function dateOf(text: string | null | undefined): Date | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Midnight of the reader's clock so many days later; the days on which clocks change count as one like all others. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** How many midnights of the reader's clock lie between two moments; negative where the later one is the earlier. */
export function daysBetween(earlier: Date, later: Date): number {
  return Math.round((addDays(later, 0).getTime() - addDays(earlier, 0).getTime()) / MS_OF_A_DAY);
}
