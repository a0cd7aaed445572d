import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { DrawerBackdrop, Side } from './Drawer.styles.ts';
import type { DrawerParts } from './drawer-types.ts';

/** The floating part of a drawer. */
export function DrawerPanel({ side = 'end', isDismissable = true, onClose, ...parts }: DrawerParts) {
  return (
    <PageLocale>
      <DrawerBackdrop
        data-side={side}
        isOpen
        onOpenChange={onClose}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Side data-side={side}>
          <DialogFrame {...parts} isDismissable={isDismissable} onClose={onClose} />
        </Side>
      </DrawerBackdrop>
    </PageLocale>
  );
}
