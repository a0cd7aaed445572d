import { theme } from './theme.ts';

/** The edge of a box, a sign or a track that cannot be changed: fainter than that of a control, and still seen. */
export const offEdge = `color-mix(in srgb, ${theme.color.control} 65%, ${theme.color.surface})`;
