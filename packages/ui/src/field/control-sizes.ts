/** Heights of a field's control: 34 px on pages, 38 px on gates. */
export const controlSizes = ['md', 'lg'] as const;

/** One of {@link controlSizes}. */
export type ControlSize = (typeof controlSizes)[number];
