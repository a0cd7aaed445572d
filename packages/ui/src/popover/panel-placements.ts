/** Where a panel lies beside its button, and which of their ends meet. Where there is no room, it takes the other side. */
export const panelPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const;

/** One of {@link panelPlacements}. */
export type PanelPlacement = (typeof panelPlacements)[number];
