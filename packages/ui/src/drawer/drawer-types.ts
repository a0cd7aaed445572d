import type { DialogFrameParts, DialogProps } from '../dialog/dialog-types.ts';

/** The edge of the page a drawer comes from. */
export const drawerSides = ['start', 'end'] as const;

/** One of {@link drawerSides}. */
export type DrawerSide = (typeof drawerSides)[number];

/** What a drawer is made of. */
export interface DrawerParts extends DialogFrameParts {
  /** The edge of the page it comes from. @default 'end' */
  readonly side?: DrawerSide | undefined;
}

/** Properties of `Drawer`. */
export interface DrawerProps extends DrawerParts, Pick<DialogProps, 'isOpen'> {}
