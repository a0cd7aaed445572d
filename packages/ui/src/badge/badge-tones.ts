/** What a badge says at a glance. Its words say it too. */
export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

/** One of {@link badgeTones}. */
export type BadgeTone = (typeof badgeTones)[number];
