import type { FormEvent } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import { PageLocale } from '../lazy-part/PageLocale.tsx';
import { Actions, Backdrop, Frame, FrameForm, Head, Sheet, Title } from './Dialog.styles.ts';
import type { DialogParts } from './dialog-types.ts';
import { DialogBody } from './DialogBody.tsx';

/** The floating part of a dialog. It keeps the focus inside and hides the page from screen readers. */
export function DialogPanel({
  title,
  children,
  actions,
  size = 'medium',
  isDismissable = true,
  role = 'dialog',
  onSubmit,
  onClose,
  words,
  ...props
}: DialogParts) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog may be rendered inside a page's form; React would let the event rise through to it.
    event.stopPropagation();
    onSubmit?.(event);
  };
  const content = (
    <>
      <DialogBody>{children}</DialogBody>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </>
  );
  return (
    <PageLocale>
      <Backdrop
        isOpen
        onOpenChange={onClose}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
      >
        <Sheet $size={size}>
          <Frame {...props} role={role}>
            <Head>
              <Title slot="title">{title}</Title>
              {isDismissable && (
                <IconButton icon={CloseIcon} label={words.close} size="sm" onClick={onClose} />
              )}
            </Head>
            {onSubmit ? (
              <FrameForm noValidate onSubmit={submit}>
                {content}
              </FrameForm>
            ) : (
              content
            )}
          </Frame>
        </Sheet>
      </Backdrop>
    </PageLocale>
  );
}
