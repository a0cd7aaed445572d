/** Edges: 24, 28, 34, 38 and 46 px. */
export const iconButtonSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** One of {@link iconButtonSizes}. */
export type IconButtonSize = (typeof iconButtonSizes)[number];
