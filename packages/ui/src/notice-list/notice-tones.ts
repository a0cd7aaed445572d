/** How much a notice presses. Its words say it too. */
export const noticeTones = ['danger', 'warning', 'info', 'neutral'] as const;

/** One of {@link noticeTones}. */
export type NoticeTone = (typeof noticeTones)[number];
