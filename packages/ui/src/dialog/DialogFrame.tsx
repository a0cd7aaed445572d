import type { FormEvent } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import { useUiWords } from '../ui-words/use-ui-words.ts';
import { Actions, Frame, FrameForm, Head, Title } from './Dialog.styles.ts';
import type { DialogParts } from './dialog-types.ts';
import { DialogBody } from './DialogBody.tsx';

/** Title, body and actions of a dialog or drawer: a form, if it submits something. */
export function DialogFrame({
  title,
  children,
  actions,
  isDismissable = true,
  role = 'dialog',
  onSubmit,
  onClose,
  words: own,
  ...props
}: Omit<DialogParts, 'size'>) {
  const words = useUiWords('dialog', own);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog may be rendered inside a page's form; React would let the event rise through to it.
    event.stopPropagation();
    onSubmit?.(event);
  };
  const content = (
    <>
      <DialogBody>{children}</DialogBody>
      {actions !== undefined && <Actions data-toast-keep-off="">{actions}</Actions>}
    </>
  );
  return (
    <Frame {...props} role={role}>
      <Head>
        <Title slot="title">{title}</Title>
        {isDismissable && <IconButton icon={CloseIcon} label={words.close} size="sm" onClick={onClose} />}
      </Head>
      {onSubmit ? (
        <FrameForm noValidate onSubmit={submit}>
          {content}
        </FrameForm>
      ) : (
        content
      )}
    </Frame>
  );
}
