/** Heights of the row: 28 px in cards and bars, 34 px in forms. */
export const segmentedChoiceSizes = ['sm', 'md'] as const;

/** One of {@link segmentedChoiceSizes}. */
export type SegmentedChoiceSize = (typeof segmentedChoiceSizes)[number];
