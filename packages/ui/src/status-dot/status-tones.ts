/** A state as a shape and a color: round, triangle, square, diamond, ring. */
export const statusTones = ['success', 'warning', 'danger', 'info', 'off'] as const;

/** One of {@link statusTones}. */
export type StatusTone = (typeof statusTones)[number];
