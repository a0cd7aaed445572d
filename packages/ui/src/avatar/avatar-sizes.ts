/** `sm` 20 px in menus and pickers, `md` 28 px in rows and bars, `lg` 36 px on cards, `xl` 40 px at the head of a page. */
export const avatarSizes = ['sm', 'md', 'lg', 'xl'] as const;

/** One of {@link avatarSizes}. */
export type AvatarSize = (typeof avatarSizes)[number];
