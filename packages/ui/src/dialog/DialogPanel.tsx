import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { Backdrop, Sheet } from './Dialog.styles.ts';
import type { DialogParts } from './dialog-types.ts';
import { DialogFrame } from './DialogFrame.tsx';

/** The floating part of a dialog. It keeps the focus inside and hides the page from screen readers. */
export function DialogPanel({ size = 'medium', isDismissable = true, onClose, ...parts }: DialogParts) {
  return (
    <PageLocale>
      <Backdrop
        isOpen
        onOpenChange={onClose}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Sheet $size={size}>
          <DialogFrame {...parts} isDismissable={isDismissable} onClose={onClose} />
        </Sheet>
      </Backdrop>
    </PageLocale>
  );
}
