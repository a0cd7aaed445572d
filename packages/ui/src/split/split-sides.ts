/** How wide the side is: `regular` 300 px, `wide` 400 px for lines with a button behind them. */
export const splitSides = ['regular', 'wide'] as const;

/** One of {@link splitSides}. */
export type SplitSide = (typeof splitSides)[number];
