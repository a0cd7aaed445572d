/** What will stand here: a line of text, a row of a list, a block, an avatar. */
export const skeletonShapes = ['text', 'row', 'block', 'circle'] as const;

/** One of {@link skeletonShapes}. */
export type SkeletonShape = (typeof skeletonShapes)[number];
