/** Euro as the service gives them; `null` where it names none. */
type Amount = number | null | undefined;

/** Sums of euro are no binary fractions. */
const roundedToCents = (euro: number): number => Math.round(euro * 100) / 100;

/** A sum; nothing where a part of it is not known: the rest would be a wrong sum. */
export function euroSum(amounts: readonly Amount[]): number | undefined {
  const known = amounts.filter((amount) => typeof amount === 'number');
  return known.length < amounts.length
    ? undefined
    : roundedToCents(known.reduce((sum, amount) => sum + amount, 0));
}

/** How much more one amount is than another; nothing where one of the two is not known. */
export function euroDifference(now: Amount, before: Amount): number | undefined {
  return typeof before === 'number' ? euroSum([now, -before]) : undefined;
}
