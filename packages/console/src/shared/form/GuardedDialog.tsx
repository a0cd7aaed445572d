import { Button, Dialog, Stack } from '@archive-console/ui';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DirtyGuard } from './dirty-guard.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface GuardedDialogProps {
  /** @default true */
  isOpen?: boolean;
  /** Asks before what was typed or chosen is left. */
  guard: DirtyGuard;
  title: string;
  /** The action and its object ("Create address"). Left out while there is nothing to submit yet. */
  submit: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** It is on its way: the dialog stays until the answer is there. @default false */
  isSending?: boolean;
  /** Something is under way that can still be left, as a look-up. @default whether it is being sent */
  isBusy?: boolean;
  whyNotSubmit?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in which something is typed or chosen: it is not lost unasked, nor while it is being sent. */
export function GuardedDialog({
  isOpen = true,
  guard,
  title,
  submit,
  onSubmit,
  isSending = false,
  isBusy = isSending,
  whyNotSubmit,
  onClose,
  children,
}: GuardedDialogProps) {
  const { t } = useTranslation(['shell', 'objects']);
  const close = () => guard.close(onClose);
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        isDismissable={!isSending}
        title={title}
        onSubmit={onSubmit}
        words={{ close: t('action.close') }}
        actions={
          <>
            <Button disabledReason={isSending ? t('objects:form.sending') : undefined} onClick={close}>
              {t('action.cancel')}
            </Button>
            {submit !== undefined && (
              <Button
                type="submit"
                design="primary"
                busy={isBusy}
                disabledReason={isBusy ? undefined : whyNotSubmit}
              >
                {submit}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={16}>{children}</Stack>
      </Dialog>
      <LeaveQuestion guard={guard} of="dialog" />
    </>
  );
}
