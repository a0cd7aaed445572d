/** What kind of note it is. */
export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;

/** One of {@link bannerTones}. */
export type BannerTone = (typeof bannerTones)[number];
