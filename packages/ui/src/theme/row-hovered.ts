import { theme } from './theme.ts';

/** The ground of a row under the pointer: fainter than that of a control, which may stand in it. */
export const rowHovered = `color-mix(in srgb, ${theme.color.hovered} 45%, ${theme.color.surface})`;
