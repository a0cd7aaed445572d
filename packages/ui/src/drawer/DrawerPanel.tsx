import { Actions, Frame, Head, Title } from '../dialog/Dialog.styles.ts';
import { DialogBody } from '../dialog/DialogBody.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { DrawerBackdrop, Side } from './Drawer.styles.ts';
import type { DrawerParts } from './drawer-types.ts';

/** The floating part of a drawer. */
export function DrawerPanel({
  title,
  children,
  actions,
  side = 'end',
  onClose,
  words,
  ...props
}: DrawerParts) {
  return (
    <PageLocale>
      <DrawerBackdrop data-side={side} isOpen onOpenChange={onClose} isDismissable>
        <Side data-side={side}>
          <Frame {...props}>
            <Head>
              <Title slot="title">{title}</Title>
              <IconButton icon={CloseIcon} label={words.close} size="sm" onClick={onClose} />
            </Head>
            <DialogBody>{children}</DialogBody>
            {actions !== undefined && <Actions>{actions}</Actions>}
          </Frame>
        </Side>
      </DrawerBackdrop>
    </PageLocale>
  );
}
