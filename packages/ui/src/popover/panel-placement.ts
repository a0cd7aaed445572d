/** Where a panel lies beside its button, and which of their ends meet. Where there is no room, it takes the other side. */
export type PanelPlacement = 'bottom start' | 'bottom end' | 'top end';
