/** `mono` for what a machine reads: commands, records. `prose` for what is sent to a person. */
export const copyBlockLooks = ['mono', 'prose'] as const;

/** One of {@link copyBlockLooks}. */
export type CopyBlockLook = (typeof copyBlockLooks)[number];
