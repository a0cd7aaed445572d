/** How it stands with what the page shows; `accent` where that is no question. */
export const pageHeaderTones = ['accent', 'success', 'warning', 'danger'] as const;

/** One of {@link pageHeaderTones}. */
export type PageHeaderTone = (typeof pageHeaderTones)[number];
