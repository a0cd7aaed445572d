/** `mono` for what a machine reads: commands, records. `prose` for what is sent to a person. */
export const copyBlockVariants = ['mono', 'prose'] as const;

/** One of {@link copyBlockVariants}. */
export type CopyBlockVariant = (typeof copyBlockVariants)[number];
