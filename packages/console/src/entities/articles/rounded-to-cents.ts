/** Sums of euro are no binary fractions. */
export const roundedToCents = (euro: number): number => Math.round(euro * 100) / 100;
