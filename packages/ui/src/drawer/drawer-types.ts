import type { ReactNode } from 'react';
import type { DialogElementProps, DialogProps, DialogWords } from '../dialog/dialog-types.ts';

/** The edge of the page a drawer comes from. */
export const drawerSides = ['start', 'end'] as const;

/** One of {@link drawerSides}. */
export type DrawerSide = (typeof drawerSides)[number];

/** What a drawer is made of. */
export interface DrawerParts extends DialogElementProps {
  /** What it holds, in a few words. It names the drawer. */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at its foot. */
  readonly actions?: ReactNode;
  /** @default 'end' */
  readonly side?: DrawerSide | undefined;
  readonly onClose: () => void;
  readonly words: DialogWords;
}

/** Properties of `Drawer`. */
export interface DrawerProps extends DrawerParts, Pick<DialogProps, 'isOpen'> {}
